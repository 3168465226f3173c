// The form of a game, drawn from what the engine tells of it (pokerrules/form.py).
import { button, el, named } from "./dom.js";
import { cardsAt, everyRow, state } from "./filled.js";
import { ruleLink } from "./links.js";

/** @import { Filled, Hand, Lying, Rows, Sheet, Slot } from "./filled.js" */
/** @typedef {{name: string, about: string, rule: string, own: boolean, choices: {word: string, about: string}[]}} Option */
/** @typedef {{filled: Filled, sheet: Sheet, rows?: Rows[], options?: Option[], notes: Record<string, string[]>, active?: Slot}} View */
/** @typedef {object} Acts
 * @property {(slot: Slot, byKey: boolean) => void} choose
 * @property {(change: (filled: Filled) => void) => void} change
 * @property {(change: (filled: Filled) => void) => void} typed a change by a field that is being typed in
 * @property {() => void} add a player */

/** @param {Slot} slot */
export const keyOf = ({ place, key, at }) => `${place}/${key}/${at}`;

/** A place for a card, taken or free. @param {View} view @param {Acts} acts @param {Lying} lying @param {Slot} slot @param {string} [card] */
function place(view, acts, { row, whose }, slot, card) {
  const key = keyOf(slot);
  const chosen = view.active !== undefined && keyOf(view.active) === key;
  const where = whose === row.label ? whose : `${whose}, ${row.label}`;
  const kind = card ? `card card-${named(card).kind}` : "card down";
  const words = el("span", { class: "heard" }, `${where}${row.most > 1 ? `, ${slot.at + 1}` : ""}: ${card ? "" : "no card yet"}`);
  return el("button", { type: "button", class: `slot ${kind}${row.key === "down" ? " hole" : ""}`, "aria-pressed": chosen ? "true" : "false", "data-key": key, click: (/** @type {MouseEvent} */ event) => acts.choose(slot, event.detail === 0) }, words, card ? el("span", { role: "img", "aria-label": named(card).name }, named(card).sign) : "\u00a0");
}

/** A row of cards with its name. @param {View} view @param {Acts} acts @param {Lying} lying */
function cards(view, acts, lying) {
  const { filled, sheet } = view;
  const lie = cardsAt(filled, sheet, { place: lying.place, key: lying.row.key });
  const { shown } = state(filled, sheet, lying);
  const slots = Array.from({ length: Math.max(shown, lie.length) }, (_, at) => place(view, acts, lying, { place: lying.place, key: lying.row.key, at }, lie[at]));
  return el("div", { class: "row", role: "group", "aria-label": `${lying.whose}, ${lying.row.label}` }, el("span", { class: "row-name" }, lying.row.label), el("span", { class: "row-cards" }, ...slots));
}

/** What is wrong at a place. @param {View} view @param {string} where */
function notes(view, where) {
  const found = view.active?.place === where ? [] : (view.notes[where] ?? []).slice(0, 5);
  return found.length ? [el("ul", { class: "notes" }, ...found.map((note) => el("li", {}, note)))] : [];
}

/** A button that is on or off. @param {string} words @param {boolean} on @param {string} key @param {() => void} act @param {string} label */
const toggle = (words, on, key, act, label) => button(words, act, { class: "toggle", "aria-pressed": on ? "true" : "false", "aria-label": label, "data-key": key });

/** One player. @param {View} view @param {Acts} acts @param {Lying[]} rows @param {number} i */
function player(view, acts, rows, i) {
  const { filled, sheet } = view;
  const hand = filled.hands[i];
  const where = `hand:${i}`;
  /** @param {(hand: Hand) => void} change */
  const change = (change) => acts.change((now) => change(now.hands[i]));
  const name = el("input", { type: "text", class: "name", maxlength: "40", autocomplete: "off", autocapitalize: "words", spellcheck: "false", "aria-label": `Name of player ${i + 1}`, "data-key": `${where}/name` });
  name.value = hand.name;
  name.addEventListener("input", () => acts.typed((now) => {
    now.hands[i].name = name.value.trim() || now.hands[i].name;
  }));
  const head = el("div", { class: "seat-head" }, name,
    toggle("folded", hand.folded, `${where}/folded`, () => change((now) => {
      now.folded = !now.folded;
    }), `${hand.name} has folded`),
    filled.hands.length > 2 && button("×", () => acts.change((now) => now.hands.splice(i, 1)), { class: "toggle", "aria-label": `Remove ${hand.name}`, "data-key": `${where}/gone` }));
  const says = sheet.declares.length > 0 && !hand.folded && el("div", { class: "row", role: "group", "aria-label": `${hand.name} declares` }, el("span", { class: "row-name" }, "declares"), el("span", { class: "row-cards" },
    ...sheet.declares.map((way) => toggle(way, hand.declared === way, `${where}/${way}`, () => change((now) => {
      now.declared = now.declared === way ? "" : way;
    }), `${hand.name} declares ${way}`))));
  const own = rows.filter((lying) => lying.place === where).map((lying) => cards(view, acts, lying));
  return el("li", { class: hand.folded ? "seat out" : "seat" }, el("div", { role: "group", "aria-label": hand.name }, head, ...own, says, ...notes(view, where)));
}

/** The board as it lies. @param {View} view @param {Acts} acts @param {Lying[]} rows */
function board(view, acts, rows) {
  const { filled, sheet } = view;
  const lying = rows.filter((each) => each.place === "board");
  if (!lying.length) return null;
  const [first] = lying;
  const spots = sheet.shape === "row" ? [cards(view, acts, first)] : lying.map((each, i) => {
    const slot = { place: "board", key: each.row.key, at: 0 };
    return el("div", { class: `r${sheet.spots[i].row} c${sheet.spots[i].column}` }, el("small", {}, each.row.label), " ", place(view, acts, each, slot, cardsAt(filled, sheet, slot)[0]));
  });
  const box = sheet.shape === "row" ? spots[0] : el("div", { class: `places places-${sheet.shape.toLowerCase()}` }, ...spots);
  return el("div", { class: "seat", role: "group", "aria-label": "The board" }, sheet.shape !== "row" && el("p", { class: "row-name" }, "the board"), box, ...notes(view, "board"));
}

/** What lies before nobody. @param {View} view @param {Acts} acts @param {Lying[]} rows @param {string} where @param {string} name */
function table(view, acts, rows, where, name) {
  const lying = rows.filter((each) => each.place === where);
  if (!lying.length) return null;
  const places = where === "table" ? lying.map((each) => `table:${each.row.key}`) : [where];
  return el("div", { class: "seat", role: "group", "aria-label": name }, where === "house" && el("p", { class: "seat-head" }, name), ...lying.map((each) => cards(view, acts, each)), ...places.flatMap((each) => notes(view, each)));
}

/** The house rules. @param {View} view @param {Acts} acts @param {boolean} open */
function options(view, acts, open) {
  const told = Object.keys(view.filled.rules).length;
  const rules = (view.options ?? []).map((option) => {
    const select = el("select", { "data-key": `option/${option.name}` }, ...option.choices.map(({ word }) => el("option", { value: word }, word)));
    select.value = view.filled.rules[option.name] ?? option.choices[0].word;
    select.addEventListener("change", () => acts.change((now) => {
      if (select.value === option.choices[0].word) delete now.rules[option.name];
      else now.rules[option.name] = select.value;
    }));
    const about = option.choices.find((choice) => choice.word === select.value)?.about;
    return el("div", { class: "option" }, el("label", {}, el("span", {}, `${option.name} `), select), el("small", {}, `${option.about}: ${about} `, ruleLink(option.rule)));
  });
  const summary = el("summary", { "data-key": "options" }, told ? `House rules (${told} changed)` : "House rules");
  return el("details", { class: "options", ...(open ? { open: true } : {}) }, summary, ...(rules.length ? rules : [el("p", {}, "They are there as soon as the referee has started.")]), ...notes(view, "rules"));
}

/** The whole form. @param {View} view @param {Acts} acts @param {boolean} open whether the house rules are unfolded */
export function drawn(view, acts, open) {
  const { filled, sheet } = view;
  const rows = everyRow(filled, sheet, view.rows);
  const pot = el("input", { type: "text", class: "name", inputmode: "decimal", autocomplete: "off", placeholder: "$40", "data-key": "pot" });
  pot.value = filled.pot;
  pot.addEventListener("input", () => acts.typed((now) => {
    now.pot = pot.value.trim();
  }));
  const full = filled.hands.length >= sheet.players[1];
  const kept = filled.head.length + filled.more.length + filled.unread.length;
  return [
    ...notes(view, "game"),
    el("p", { class: "hint" }, `From the dealer's left; the last one deals. ${sheet.players[0]} to ${sheet.players[1]} can play.${rows.some(({ row }) => row.key === "up") ? " Upcards stand in the order in which they fell." : ""}`),
    el("ol", { class: "sitting" }, ...filled.hands.map((_, i) => player(view, acts, rows, i))),
    ...notes(view, "players"),
    !full && button("Add a player", acts.add, { class: "add", "data-key": "add" }),
    table(view, acts, rows, "house", sheet.house),
    board(view, acts, rows),
    table(view, acts, rows, "table", "The table"),
    el("label", { class: "pot" }, "Pot, if it matters ", pot),
    ...notes(view, "pot"),
    options(view, acts, open),
    kept > 0 && el("p", { class: "hint" }, kept === 1 ? "One line of the record is not shown in this form; it stands in the text below and counts." : `${kept} lines of the record are not shown in this form; they stand in the text below and count.`),
  ].filter((each) => each !== null && each !== false);
}
