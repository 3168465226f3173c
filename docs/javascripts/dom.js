// Elements made from text, never from markup: what a record, a name or a link says stays what it is.

/** @typedef {Node | string | null | undefined | false} Child */
/** @typedef {Record<string, string | boolean | ((event: any) => void)>} Attributes */

/** An element: strings become attributes, functions listeners, true an empty attribute.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {Attributes} [attributes] @param {Child[]} children
 * @returns {HTMLElementTagNameMap[Tag]} */
export function el(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(name, value);
    else if (value !== false) made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined && child !== false).map((child) => /** @type {Node | string} */ (child)));
  return made;
}

/** A button. @param {string} words @param {(event: MouseEvent) => void} act @param {Attributes} [attributes] */
export const button = (words, act, attributes = {}) => el("button", { type: "button", ...attributes, click: act }, words);

/** @type {Record<string, [string, string]>} */
const SUITS = { c: ["♣", "clubs"], d: ["♦", "diamonds"], h: ["♥", "hearts"], s: ["♠", "spades"] };
/** @type {Record<string, string>} */
const RANKS = { 2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", T: "ten", J: "jack", Q: "queen", K: "king", A: "ace" };
/** @type {Record<string, string>} */
const OTHERS = { X1: "first joker", X2: "second joker", "??": "unseen card" };

/** What a card is called, its sign, and its kind. @param {string} code as a record has it: Ks, 10h, K♠ */
export function named(code) {
  const tidy = code.replace("10", "T").replace(/[♣♦♥♠]/, (sign) => Object.keys(SUITS).find((suit) => SUITS[suit][0] === sign) ?? sign);
  const [rank, suit] = tidy;
  if (tidy in OTHERS) return { name: OTHERS[tidy], sign: tidy, kind: "x" };
  return { name: `${RANKS[rank]} of ${SUITS[suit][1]}`, sign: rank + SUITS[suit][0], kind: suit };
}

/** A card as a small box with a name. @param {string} code @param {boolean} [down] whether it lies face down */
export function card(code, down = false) {
  const { name, sign, kind } = named(code);
  return el("span", { class: `card card-${kind}${down ? " hole" : ""}`, role: "img", "aria-label": down ? `${name}, face down` : name }, sign);
}

/** A card; or words in quotes, which are shown as they are to be typed. */
const CODE = /(?<!\w)'[^']*'|(?<![\w$.-])(?:(?:10|[2-9TJQKA])[cdhs♣♦♥♠]|X[12]|\?\?)(?![\w-])/g;

/** Words with the cards in them drawn. @param {string} text @returns {(Node | string)[]} */
export function drawn(text) {
  const parts = [];
  let end = 0;
  for (const found of text.matchAll(CODE)) {
    if (found[0].startsWith("'")) continue;
    parts.push(text.slice(end, found.index), card(found[0]));
    end = found.index + found[0].length;
  }
  return [...parts, text.slice(end)];
}

/** Load a style sheet of ours, and wait for it. @param {string} name */
export function styled(name) {
  const { href } = new URL(name, import.meta.url);
  if ([...document.styleSheets].some((sheet) => sheet.href === href)) return Promise.resolve();
  return new Promise((done) => {
    document.head.append(el("link", { rel: "stylesheet", href, load: done, error: done }));
  });
}
