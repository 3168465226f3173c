// The table as it stood after a line of a record: board, players, cards, money.
import { card, drawn, el } from "./dom.js";

/** @typedef {{name: string, row: number, column: number, card: string}} Spot */
/** @typedef {{name: string, up: string[], down: string[], laid: string[], shared: string[],
 *   put: string, left: string, declared: string, folded: boolean}} Seat */
/** @typedef {{line: number, text: string, section: string, heading: boolean, rule: string, pot: string,
 *   wild: string, wild_cards: string[], to_act: string, about: string[], shape: string, board: Spot[],
 *   table: string[], seats: Seat[], wrong: string[]}} Step */

/** Cards side by side. @param {string[]} codes @param {Step} step @param {boolean} [down] */
function row(codes, step, down = false) {
  return codes.flatMap((code) => {
    const box = card(code, down);
    if (step.wild_cards.includes(code)) {
      box.classList.add("wild");
      box.setAttribute("aria-label", `${box.getAttribute("aria-label")}, wild`);
    }
    return [box, " "];
  });
}

/** The shared cards as they lie. @param {Step} step */
function board(step) {
  if (!step.board.length) return null;
  const spots = step.board.map(({ name, row: line, column, card: code }) => {
    const at = line ? ` r${line} c${column}` : "";
    const face = code ? row([code], step) : [el("span", { class: "card down", "aria-hidden": "true" }, "\u00a0")];
    return el("div", { class: `spot${at}`, ...(code ? { role: "listitem" } : { "aria-hidden": "true" }) }, ...(name ? [el("small", {}, name.replace("-", " ")), " "] : []), ...face);
  });
  const empty = step.board.every((spot) => !spot.card);
  return el("div", { class: `places places-${step.shape.toLowerCase()}`, ...(empty ? { "aria-hidden": "true" } : { role: "list", "aria-label": "the board" }) }, ...spots);
}

/** What lies before a player. @param {Seat} seat @param {Step} step */
function before(seat, step) {
  const parts = [el("span", { class: "cards" }, ...row(seat.up, step), ...row(seat.down, step, true))];
  if (seat.laid.length) parts.push(el("span", { class: "aside" }, "threw ", ...row(seat.laid, step)));
  if (seat.shared.length) parts.push(el("span", { class: "aside" }, "gave ", ...row(seat.shared, step)));
  const said = [seat.declared && `declared ${seat.declared}`, seat.folded && "folded", seat.left && `${seat.left} left`].filter(Boolean).join(", ");
  return said ? [...parts, el("span", { class: "aside" }, said)] : parts;
}

/** One player. @param {Seat} seat @param {Step} step */
function player(seat, step) {
  const kind = [seat.folded && "out", step.about.includes(seat.name) && "about", step.to_act === seat.name && "next"].filter(Boolean).join(" ");
  return el("tr", { class: kind }, el("th", { scope: "row" }, seat.name), el("td", {}, ...before(seat, step)), el("td", {}, seat.put));
}

/** The whole table. @param {Step} step */
export function table(step) {
  const facts = [`Pot ${step.pot}`, step.wild && `Wild: ${step.wild}`, step.to_act && `${step.to_act} is to act`].filter(Boolean).join(" · ");
  const own = step.table.length ? el("p", {}, "The table's hand: ", ...row(step.table, step)) : null;
  const head = el("thead", {}, el("tr", {}, ...["Who", "Cards", "Put in"].map((words) => el("th", { scope: "col" }, words))));
  return [
    el("p", { class: "facts-now" }, ...drawn(facts)),
    ...[board(step), own].filter((part) => part !== null),
    el("table", { class: "seats" }, head, el("tbody", {}, ...step.seats.map((seat) => player(seat, step)))),
  ];
}
