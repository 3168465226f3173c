// Table mode: large type, nothing beside the text, and the screen stays awake while it is on.
import { button } from "./dom.js";

const NAME = "pokerrules.at-table";
const root = document.documentElement;

/** @type {WakeLockSentinel | undefined} */
let lock;

/** Keep the screen awake; a browser lets go of it whenever the page is hidden. */
async function wake() {
  try {
    lock = await navigator.wakeLock?.request("screen");
  } catch {
    lock = undefined; // The battery may be low, or the browser does not do it.
  }
}

/** @param {boolean} on */
function remember(on) {
  try {
    if (on) sessionStorage.setItem(NAME, "on");
    else sessionStorage.removeItem(NAME);
  } catch {
    // Then it lasts as long as the page.
  }
}

function remembered() {
  try {
    return sessionStorage.getItem(NAME) === "on";
  } catch {
    return false;
  }
}

/** The button in the head of the page. */
export function atTable() {
  const header = document.querySelector(".md-header__inner");
  if (!header) return;
  const toggle = button("Aa", () => turn(!root.classList.contains("at-table")), { class: "md-header__button at-table-button", title: "Table mode: large type, the screen stays awake", "aria-label": "Table mode" });

  /** @param {boolean} on */
  function turn(on) {
    root.classList.toggle("at-table", on);
    toggle.setAttribute("aria-pressed", String(on));
    remember(on);
    if (on) wake();
    else lock?.release();
  }
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && root.classList.contains("at-table")) wake();
  });
  header.querySelector("[for=__search]")?.before(toggle);
  turn(remembered());
}
