// A record step by step: previous, next, play, or straight to any of its lines.
import { button, drawn, el } from "./dom.js";
import { ruleLink } from "./links.js";
import { table } from "./table.js";

/** @typedef {import("./table.js").Step} Step */

const PACE = 1500;

/** The line itself, where it stands, and the rule that applies. @param {Step} step */
function line(step) {
  const where = step.heading || !step.section || step.text.startsWith(`${step.section}:`) ? "" : `${step.section}: `;
  const words = step.heading ? step.text.replace(/:$/, "") : step.text;
  return [el("span", { class: "where" }, where), el("strong", {}, ...drawn(words)), " ", ruleLink(step.rule), ...step.wrong.map((why) => el("span", { class: "wrong" }, " Referee: ", ...drawn(why)))];
}

/** @param {Step[]} steps @param {{start?: number, limit?: number}} [how] the step to begin with; how many may be seen so far */
export function stepper(steps, { start = 0, limit = steps.length } = {}) {
  let at = start;
  /** @type {number | undefined} */
  let playing;

  const said = el("p", { class: "line", "aria-live": "polite" });
  const lies = el("div", { class: "lies" });
  const count = el("span", { class: "count" });
  const slide = el("input", { type: "range", min: "0", "aria-label": "Step", input: () => go(Number(slide.value)) });
  const back = button("Previous", () => go(at - 1));
  const next = button("Next", () => go(at + 1));
  const play = button("Play", () => (playing ? pause() : run()), { "aria-pressed": "false" });

  function pause() {
    clearInterval(playing);
    playing = undefined;
    play.textContent = "Play";
    play.setAttribute("aria-pressed", "false");
  }
  function run() {
    if (at >= limit - 1) show(0);
    play.textContent = "Pause";
    play.setAttribute("aria-pressed", "true");
    playing = setInterval(() => {
      if (!box.isConnected || at >= limit - 1) pause();
      else show(at + 1);
    }, PACE);
  }
  /** @param {number} to */
  function show(to) {
    at = Math.max(0, Math.min(to, limit - 1));
    const step = steps[at];
    said.replaceChildren(...line(step));
    lies.replaceChildren(...table(step));
    count.textContent = `${at + 1} of ${limit}`;
    slide.max = String(limit - 1);
    slide.value = String(at);
    slide.setAttribute("aria-valuetext", `${at + 1} of ${limit}: ${step.text}`);
    back.setAttribute("aria-disabled", String(at === 0));
    next.setAttribute("aria-disabled", String(at === limit - 1));
  }
  /** The reader goes somewhere himself. @param {number} to */
  function go(to) {
    pause();
    show(to);
  }
  /** @type {Record<string, () => void>} */
  const KEYS = { ArrowLeft: () => go(at - 1), ArrowRight: () => go(at + 1), Home: () => go(0), End: () => go(limit - 1) };

  const controls = el("div", { class: "controls" }, back, next, play, slide, count);
  const box = el("div", { class: "stepper", role: "group", "aria-label": "Step by step", "aria-live": "off" }, controls, said, lies, el("p", { class: "aside" }, "A card with a dashed edge lies face down, one with a heavy edge is wild."));
  box.addEventListener("keydown", (event) => {
    if (!(event.key in KEYS) || event.target === slide || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    KEYS[event.key]();
  });
  show(at);
  // The theme's way back to the top floats just where the steps are pressed.
  document.querySelector(".md-top")?.remove();
  return {
    box,
    /** Let all steps be seen. */
    open: () => {
      limit = steps.length;
      go(at);
    },
    focus: () => next.focus(),
  };
}
