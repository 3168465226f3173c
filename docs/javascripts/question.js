// "Who wins?": the end of a random deal, which can be stepped through, answers to choose from, then
// the ruling.
import { button, drawn, el } from "./dom.js";
import { ruling } from "./report.js";
import { stepper } from "./stepper.js";

/** @typedef {{words: string, right: boolean, why: string}} Answer */
/** @typedef {{record: string, asked: number, answers: Answer[], told: string, steps: import("./table.js").Step[],
 *   report: import("./report.js").Report}} Question */

/** Lay a question out.
 * @param {Question} asked
 * @param {(right: boolean) => void} [answered] who is told of the first answer */
export function question(asked, answered = () => {}) {
  const limit = asked.steps.filter((step) => step.line <= asked.asked).length;
  const walk = stepper(asked.steps, { start: limit - 1, limit });
  const told = el("div", { class: "told-after", "aria-live": "polite" });
  let first = true;

  /** @param {HTMLElement} item @param {Answer} answer */
  const choose = (item, answer) => {
    item.querySelector(".feedback")?.remove();
    item.classList.add(answer.right ? "right" : "not-right");
    item.append(el("span", { class: "feedback", role: "status" }, el("strong", {}, answer.right ? " Right. " : " Wrong. "), ...drawn(answer.why && `${answer.why}.`)));
    if (!first) return;
    first = false;
    for (const right of items.filter((_, at) => asked.answers[at].right)) right.classList.add("right");
    walk.open();
    told.replaceChildren(...ruling(asked.report), record());
    answered(answer.right);
  };
  const record = () => el("details", {}, el("summary", {}, "The record as text"), el("pre", {}, el("code", { tabindex: "0" }, asked.record)));
  const items = asked.answers.map((answer) => {
    const item = el("li", {});
    item.append(button(answer.words, () => choose(item, answer)));
    return item;
  });
  return el("div", { class: "asked" }, walk.box, el("p", { class: "question" }, "Who wins?"), el("ul", { class: "choices" }, ...items), told);
}
