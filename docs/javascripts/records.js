// Hand records on a page: Run and Edit, and for whole ones Step through.
import { hashOf } from "./address.js";
import { bench, whenNear } from "./bench.js";
import { el } from "./dom.js";
import { ask } from "./engine.js";

/** The text of a drawn or written record; none where only a quiz shows it. @param {Element} box */
const textOf = (box) => box.querySelector(".as-text samp, :scope > pre > code")?.textContent ?? "";

/** What the referee says of it. @type {import("./bench.js").Runner} */
async function checked(text, edited) {
  const [{ reported }, report] = await Promise.all([import("./report.js"), ask("record", { text })]);
  return reported(report, text, edited);
}

/** The steps of a whole record. @param {string} text */
async function stepped(text) {
  const [{ stepper }, { steps }] = await Promise.all([import("./stepper.js"), ask("steps", { text })]);
  if (!steps.length) return ["This is not a whole record: it does not begin with the deal."];
  return [stepper(steps).box];
}

/** Whether a record is told from the first card on. @param {Element} box */
const isWhole = (box) => box.querySelector(".record:not(.short)") !== null;

/** The way to the referee with a record, its marks left out. @param {string} text @param {string} name */
const refereed = (text, name) => el("a", { href: new URL(`../referee/${hashOf(text.replace(/ +#.*$/gm, ""))}`, import.meta.url).href, "aria-label": `Open in the referee, ${name}` }, "Open in the referee");

/** @param {ParentNode} page */
export function records(page) {
  const boxes = /** @type {HTMLElement[]} */ ([...page.querySelectorAll("article .hand")]).filter(textOf);
  boxes.forEach((box, at) => {
    const above = isWhole(box);
    const block = /** @type {HTMLElement} */ (above ? box.firstElementChild : box.lastElementChild);
    const also = above ? [] : [refereed(textOf(box), `record ${at + 1}`)];
    /** @type {Record<string, import("./bench.js").Runner>} */
    const more = above ? { "Step through": stepped } : {};
    whenNear(box, () => bench({ block, text: `${textOf(box)}\n`, name: `record ${at + 1}`, run: checked, also, more, above }));
  });
}
