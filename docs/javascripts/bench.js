// The row of buttons under an example: Run, Edit, Stop, Reset, and the answer below it.
import { button, el } from "./dom.js";
import { EngineFault, isRunning, stop } from "./engine.js";

/** @typedef {(text: string, edited: boolean) => Promise<(Node | string)[]>} Runner */

const WITHOUT = "The page can be read without it.";

/** What to say when there is no answer. @param {unknown} error */
export function excuse(error) {
  if (error instanceof EngineFault && error.stopped) return el("p", {}, "Stopped.");
  // A module that could not be loaded once is not asked for again by this page.
  const lost = error instanceof TypeError && /module/.test(error.message);
  const why = lost ? "a part of this page could not be loaded; load the page again" : error instanceof Error ? error.message : String(error);
  return el("p", { class: "fault" }, el("strong", {}, "This did not run: "), `${why}. ${WITHOUT}`);
}

/** Ask, while the reader sees that something happens and can end it.
 * @param {HTMLElement} box where the answer goes @param {() => Promise<(Node | string)[]>} work
 * @param {HTMLButtonElement} [halt] @param {() => boolean} [wanted] whether somebody still waits for it
 * @returns {Promise<boolean>} whether there was an answer */
export async function answered(box, work, halt, wanted = () => true) {
  box.dataset.state = "busy";
  box.replaceChildren(el("p", { class: "busy" }, isRunning() ? "Running…" : "Starting Python… (once some megabytes, later none)"));
  if (halt) halt.hidden = false;
  let state = "done";
  let told;
  try {
    told = await work();
  } catch (error) {
    state = "failed";
    told = [excuse(error)];
  }
  if (wanted()) {
    box.replaceChildren(...told);
    box.dataset.state = state;
    if (halt) halt.hidden = true;
  }
  return state === "done";
}

/** Do something once an element comes near to what the reader sees, and not for what stays folded:
 * a page may hold a hundred examples. @param {Element} element @param {() => void} act */
export function whenNear(element, act) {
  const watching = new IntersectionObserver((seen) => {
    if (!seen.some((entry) => entry.isIntersecting)) return;
    watching.disconnect();
    act();
  }, { rootMargin: "800px" });
  watching.observe(element);
}

/** Make an example runnable.
 * @param {object} example
 * @param {HTMLElement} example.block what is shown of it
 * @param {string} example.text its text
 * @param {string} example.name what it is called for who hears the page
 * @param {Runner} example.run
 * @param {Record<string, Runner>} [example.more] what else can be done with it, by the words on the button
 * @param {Node[]} [example.also] what stands behind the buttons
 * @param {boolean} [example.above] whether all this stands above what is shown, as where that is long */
export function bench({ block, text, name, run, more = {}, also = [], above = false }) {
  /** @type {HTMLTextAreaElement | undefined} */
  let area;
  let busy = false;
  let turn = 0;
  let touched = false;
  const answer = el("div", { class: "answer", "aria-live": "polite" });
  const edited = () => area !== undefined && area.value.trimEnd() !== text.trimEnd();

  /** @param {HTMLButtonElement} pressed @param {Runner} act */
  const doing = async (pressed, act) => {
    if (busy) return; // A second press while the first still runs.
    busy = true;
    pressed.setAttribute("aria-disabled", "true");
    const mine = turn;
    touched ||= edited();
    await answered(answer, () => act(area ? area.value : text, edited()), halts, () => mine === turn);
    pressed.removeAttribute("aria-disabled");
    if (mine === turn) busy = false;
  };
  const go = () => doing(runs, run);
  const close = () => {
    // What was asked is not waited for, and what the reader's own lines have done to Python is undone.
    if (busy || touched) stop();
    turn += 1;
    busy = false;
    touched = false;
    halts.hidden = true;
    area?.remove();
    area = undefined;
    answer.replaceChildren();
    delete answer.dataset.state;
    resets.hidden = true;
    edits.hidden = false;
    edits.focus();
  };
  const open = () => {
    area = el("textarea", { class: "edit", spellcheck: "false", autocapitalize: "off", autocomplete: "off", "aria-label": `${name}, to edit` });
    area.value = text;
    area.rows = Math.min(24, text.split("\n").length + 1);
    area.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) go();
      if (event.key === "Escape") close();
    });
    bar.before(area);
    edits.hidden = true;
    resets.hidden = false;
    area.focus();
  };
  const runs = button("Run", go, { "aria-label": `Run ${name}` });
  const edits = button("Edit", open, { "aria-label": `Edit ${name}` });
  const halts = button("Stop", stop, { hidden: true });
  const resets = button("Reset", close, { hidden: true });
  const others = Object.entries(more).map(([words, act]) => {
    const pressed = button(words, () => doing(pressed, act), { "aria-label": `${words}, ${name}` });
    return pressed;
  });
  const bar = el("div", { class: "bench", role: "group", "aria-label": name }, runs, edits, ...others, halts, resets, ...also);
  if (above) block.before(bar, answer);
  else block.after(bar, answer);
}
