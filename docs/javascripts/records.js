// Hand records on a page: Run and Edit, and for whole ones Step through.
import { bench } from "./bench.js";
import { ask } from "./engine.js";
import { reported } from "./report.js";

/** The text of a drawn or written record; none where only a quiz shows it. @param {Element} box */
const textOf = (box) => box.querySelector(".as-text code, :scope > pre > code")?.textContent ?? "";

/** @param {ParentNode} page */
export function records(page) {
  const boxes = /** @type {HTMLElement[]} */ ([...page.querySelectorAll("article .hand")]).filter(textOf);
  boxes.forEach((box, at) => {
    bench({
      block: /** @type {HTMLElement} */ (box.lastElementChild),
      text: `${textOf(box)}\n`,
      name: `record ${at + 1}`,
      run: async (text, edited) => reported(await ask("record", { text }), text, edited),
    });
  });
}
