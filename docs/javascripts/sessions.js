// Python sessions on a page: Run and Edit, the result compared with what the page says.
import { bench, whenNear } from "./bench.js";
import { el } from "./dom.js";
import { ask } from "./engine.js";

/** @typedef {typeof import("./difference.js").difference} Difference */
/** @typedef {{source: string, want: string, got: string, same: boolean, failed: boolean}} Result */

const SIGNS = { same: " ", gone: "−", new: "+" };

/** The input as the page writes it. @param {string} source */
const prompted = (source) => source.split("\n").map((line, at) => `${at ? "..." : ">>>"} ${line}`).join("\n");

/** What a result prints, and what the page says if that is something else.
 * @param {Result} result @param {boolean} edited @param {Difference} difference */
function told(result, edited, difference) {
  const free = result.same || (edited && !result.want);
  if (free) return [el("code", {}, result.got)];
  return difference(result.want, result.got).map(({ kind, text }) => {
    const line = `${SIGNS[kind]} ${text}\n`;
    if (kind === "same") return el("code", {}, line);
    return kind === "gone" ? el("del", {}, line) : el("ins", {}, line);
  });
}

/** The whole answer. @param {Result[]} results @param {boolean} edited */
async function shown(results, edited) {
  const { difference } = await import("./difference.js");
  const other = results.filter((result) => !(result.same || (edited && !result.want)));
  const loud = results.filter((result) => result.got || other.includes(result));
  const verdict = other.length ? "Different from the page: − is what the page says, + what came." : "As the page says.";
  const lines = loud.map((result) => el("pre", { class: other.includes(result) ? "different" : "same", tabindex: "0" }, el("code", { class: "source" }, `${prompted(result.source)}\n`), ...told(result, edited, difference)));
  const said = edited && !other.length ? (loud.length ? "" : "It ran, and printed nothing.") : verdict;
  return [...(said ? [el("p", {}, el("strong", {}, said))] : []), ...lines];
}

/** The text of a block, prompts and all. @param {Element} block */
const textOf = (block) => (block.querySelector("code")?.textContent ?? "").replace(/\n+$/, "\n");

/** Where a block's names come from: its section, or the docstring and its module.
 * @param {HTMLElement} block */
function scope(block) {
  const object = block.closest(".doc-object");
  const heading = object?.querySelector(":scope > .doc-heading")?.id ?? "";
  return { object, module: heading.split(".").slice(0, 2).join(".") };
}

/** The blocks above one whose names it shares. @param {HTMLElement[]} blocks @param {number} at */
function above(blocks, at) {
  const own = scope(blocks[at]).object;
  const heads = [...document.querySelectorAll("article h1, article h2")];
  /** @param {Element} block */
  const section = (block) => heads.filter((head) => head.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_FOLLOWING).length;
  return blocks.slice(0, at).filter((block) => (own ? scope(block).object === own : !scope(block).object && section(block) === section(blocks[at])));
}

/** @param {ParentNode} page */
export function sessions(page) {
  const blocks = /** @type {HTMLElement[]} */ ([...page.querySelectorAll("article div.language-pycon")]);
  blocks.forEach((block, at) => {
    /** @type {import("./bench.js").Runner} */
    const run = async (text, edited) => {
      const { module } = scope(block);
      const { results } = await ask("session", { block: text, before: above(blocks, at).map(textOf), module });
      return shown(results, edited);
    };
    const code = /** @type {HTMLElement} */ (block.lastElementChild);
    // Within the block's own box: beside it, the browser would style the whole page anew.
    whenNear(block, () => bench({ block: code, text: textOf(block), name: `example ${at + 1}`, run }));
  });
}
