// A filled form as the engine reads it (pokerrules/filling.py), and where its cards lie.

/** @typedef {Record<string, string[]>} Cards rows of cards by their keys */
/** @typedef {{name: string, cards: Cards, folded: boolean, declared: string}} Hand */
/** @typedef {{game: string, rules: Record<string, string>, unread: string[], hands: Hand[], house: Cards,
 *   board: Record<string, string>, table: Cards, pot: string, head: string[], more: string[]}} Filled */
/** @typedef {{key: string, label: string, least: number, most: number, source: string}} Row */
/** @typedef {{whole: number[], rows: Row[]}} Rows */
/** @typedef {{place: string, row: number, column: number}} Spot */
/** @typedef {{slug: string, name: string, players: number[], hand: Rows, table: Row[], shape: string,
 *   spots: Spot[], house: string, declares: string[], jokers: string[], gap: string}} Sheet */
/** @typedef {{place: string, key: string, at: number}} Slot where a card lies, or can */
/** @typedef {{place: string, row: Row, whole?: number[], whose: string, idle?: boolean}} Lying a row and where it is;
 *   of an idle one nothing is needed */

const HELD = ["cards", "down", "up"];
const NAMES = "Ann Bob Cam Dot Eve Fay Gus Hal Ida Jon Kim Lou Max Ned Ora Pat Quin Ray Sue Tom Una Vic Wes".split(" ");

/** A name that nobody has yet. @param {Filled} filled */
export const freshName = (filled) => NAMES.find((name) => filled.hands.every((hand) => hand.name !== name)) ?? `Player ${filled.hands.length + 1}`;

/** @param {string} name @returns {Hand} */
export const freshHand = (name) => ({ name, cards: {}, folded: false, declared: "" });

/** A form with nothing in it. @param {string} game @param {string[]} [names] @returns {Filled} */
export const blank = (game, names = NAMES.slice(0, 2)) => ({ game, rules: {}, unread: [], hands: names.map(freshHand), house: {}, board: {}, table: {}, pot: "", head: [], more: [] });

/** Another game at the same table. @param {Filled} filled @param {Sheet} sheet */
export const atGame = (filled, sheet) => blank(sheet.slug, filled.hands.length ? filled.hands.slice(0, sheet.players[1]).map((hand) => hand.name) : undefined);

/** The next deal at the same table, under the same house rules. @param {Filled} filled @returns {Filled} */
export const nextDeal = (filled) => ({ ...blank(filled.game, filled.hands.map((hand) => hand.name)), rules: filled.rules, unread: filled.unread, head: filled.head });

/** The rows that lie at a place. @param {Filled} filled @param {string} place @returns {Cards} */
const at = (filled, place) => (place.startsWith("hand:") ? filled.hands[Number(place.slice(5))].cards : place === "house" ? filled.house : filled.table);

/** The places of the board that a row of it is made of. @param {Sheet} sheet @param {string} key */
const spots = (sheet, key) => (sheet.shape === "row" ? sheet.spots.map((spot) => spot.place) : [key]);

/** The cards of a row. @param {Filled} filled @param {Sheet} sheet @param {{place: string, key: string}} slot @returns {string[]} */
export function cardsAt(filled, sheet, { place, key }) {
  if (place === "board") return spots(sheet, key).map((spot) => filled.board[spot]).filter(Boolean);
  return at(filled, place)[key] ?? [];
}

/** @param {Filled} filled @param {Sheet} sheet @param {Slot} slot @param {string[]} cards */
function lay(filled, sheet, { place, key }, cards) {
  if (place !== "board") {
    at(filled, place)[key] = cards;
    return;
  }
  for (const [i, spot] of spots(sheet, key).entries()) {
    if (cards[i]) filled.board[spot] = cards[i];
    else delete filled.board[spot];
  }
}

/** Lay a card there; in a row behind those that lie there. @param {Filled} filled @param {Sheet} sheet @param {Slot} slot @param {string} card */
export function put(filled, sheet, slot, card) {
  const cards = [...cardsAt(filled, sheet, slot)];
  cards[Math.min(slot.at, cards.length)] = card;
  lay(filled, sheet, slot, cards);
}

/** Take a card away. @param {Filled} filled @param {Sheet} sheet @param {Slot} slot */
export function take(filled, sheet, slot) {
  const cards = [...cardsAt(filled, sheet, slot)];
  const [gone] = cards.splice(slot.at, 1);
  lay(filled, sheet, slot, cards);
  // What he no longer holds he cannot have turned up.
  const hand = slot.place.startsWith("hand:") && HELD.includes(slot.key) ? at(filled, slot.place) : undefined;
  if (hand?.turned) hand.turned = hand.turned.filter((card) => card !== gone);
}

/** Every row there is, in the order in which one puts them in.
 * @param {Filled} filled @param {Sheet} sheet @param {Rows[]} [known] what the engine has said of each hand
 * @returns {Lying[]} */
export function everyRow(filled, sheet, known) {
  const hands = filled.hands.flatMap(({ name, folded }, i) => {
    const { whole, rows } = known?.[i] ?? sheet.hand;
    return rows.map((row) => ({ place: `hand:${i}`, row, whole, whose: name, idle: folded }));
  });
  const house = sheet.house ? sheet.hand.rows.map((row) => ({ place: "house", row, whole: sheet.hand.whole, whose: sheet.house })) : [];
  const all = { least: sheet.spots.length, most: sheet.spots.length, source: "deck" };
  const one = { least: 1, most: 1, source: "deck" };
  const board = !sheet.spots.length ? [] : sheet.shape === "row" ? [{ key: "row", label: "the board", ...all }] : sheet.spots.map((spot) => ({ key: spot.place, label: spot.place.replace("-", " "), ...one }));
  return [...hands, ...house, ...board.map((row) => ({ place: "board", row, whose: "the board" })), ...sheet.table.map((row) => ({ place: "table", row, whose: row.label }))];
}

/** How many cards lie in a row, how many more can, and whether some must.
 * @param {Filled} filled @param {Sheet} sheet @param {Lying} lying */
export function state(filled, sheet, { place, row, whole, idle }) {
  const count = cardsAt(filled, sheet, { place, key: row.key }).length;
  const own = whole !== undefined && HELD.includes(row.key);
  const held = own ? HELD.reduce((sum, key) => sum + (at(filled, place)[key]?.length ?? 0), 0) : count;
  const room = Math.max(0, Math.min(row.most - count, own ? whole[1] - held : Infinity));
  const lacks = !idle && room > 0 && (count < row.least || (own && held < whole[0]));
  // As many places as are needed; where more can come, one more.
  const needed = Math.max(idle ? 0 : Math.min(row.least, count + room), count);
  return { count, held, own, room, lacks, shown: needed > count ? needed : count + Math.min(room, 1) };
}

/** Where the next card goes: on in the row, on in the hand, then wherever one lacks.
 * @param {Filled} filled @param {Sheet} sheet @param {Lying[]} rows @param {Slot} slot @returns {Slot | undefined} */
export function following(filled, sheet, rows, slot) {
  const here = rows.findIndex(({ place, row }) => place === slot.place && row.key === slot.key);
  /** @param {Lying} lying */
  const next = (lying) => ({ place: lying.place, key: lying.row.key, at: state(filled, sheet, lying).count });
  if (here >= 0 && state(filled, sheet, rows[here]).room > 0) return next(rows[here]);
  const later = [...rows.slice(here + 1), ...rows.slice(0, here + 1)];
  const same = later.filter(({ place }) => place === slot.place);
  const found = same.find((lying) => state(filled, sheet, lying).lacks) ?? same.find((lying) => state(filled, sheet, lying).own && state(filled, sheet, lying).room > 0 && !lying.idle) ?? later.find((lying) => state(filled, sheet, lying).lacks);
  return found && next(found);
}

/** The first place where a card lacks. @param {Filled} filled @param {Sheet} sheet @param {Lying[]} rows */
export function firstLack(filled, sheet, rows) {
  const lying = rows.find((each) => state(filled, sheet, each).lacks);
  return lying && { place: lying.place, key: lying.row.key, at: state(filled, sheet, lying).count };
}

/** The cards in use and with whom. @param {Filled} filled @param {Sheet} sheet @returns {Map<string, string>} */
export function inUse(filled, sheet) {
  const used = new Map();
  /** @param {Cards} rows @param {string} whose */
  const lie = (rows, whose) => {
    for (const [key, cards] of Object.entries(rows)) if (!["turned", "drew"].includes(key)) for (const card of cards) used.set(card, whose);
  };
  for (const hand of filled.hands) lie(hand.cards, hand.name);
  lie(filled.house, sheet.house);
  lie(filled.table, "the table");
  for (const card of Object.values(filled.board)) used.set(card, "the board");
  used.delete("??");
  return used;
}

/** Whether no card is told. @param {Filled} filled @param {Sheet} sheet */
export const isBlank = (filled, sheet) => everyRow(filled, sheet).every(({ place, row }) => !cardsAt(filled, sheet, { place, key: row.key }).length) && filled.hands.every((hand) => !hand.cards.cards?.length);
