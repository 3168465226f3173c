// The cards to tap: those in use are greyed out. By keyboard: arrows and Enter, or the card's two letters.
import { button, el, named } from "./dom.js";

const RANKS = [..."AKQJT98765432"];
const SUITS = [..."shdc"];
/** Keys that stand for a rank. @type {Record<string, string>} */
const TYPED = { 1: "T", 0: "", X: "X" };

/** @typedef {{title: string, used: Map<string, string>, only?: string[], jokers: string[]}} Offer what can be picked now;
 *   `only`: of these cards alone */

/** A picker, shut at first.
 * @param {object} acts
 * @param {(card: string) => void} acts.pick
 * @param {() => void} acts.remove
 * @param {() => void} acts.close */
export function picker({ pick, remove, close }) {
  const title = el("p", { class: "picker-title", "aria-live": "polite" });
  const deck = el("div", { class: "picker-deck", role: "group", "aria-label": "Cards" });
  const others = el("span", { class: "picker-others" });
  const head = el("div", { class: "picker-head" }, title, others, button("Remove", remove, { "aria-label": "Remove this card" }), button("Close", close, { "aria-label": "Close the cards" }));
  const box = el("div", { class: "picker", hidden: true, role: "region", "aria-label": "Card picker" }, head, deck);
  /** @type {HTMLButtonElement[]} */
  let keys = [];
  let first = "";
  let offered = "";

  /** @param {string} card @param {Offer} offer */
  const key = (card, { used, only }) => {
    const whose = only ? (only.includes(card) ? undefined : "not his downcard") : used.get(card);
    const { name, sign, kind } = named(card);
    const said = whose === undefined ? name : `${name}, ${only ? whose : `with ${whose}`}`;
    const act = () => {
      if (whose === undefined) pick(card);
      else title.textContent = `${said[0].toUpperCase()}${said.slice(1)}`;
    };
    return el("button", { type: "button", class: `card card-${kind}`, "aria-disabled": whose === undefined ? "false" : "true", tabindex: "-1", "data-card": card, click: act }, el("span", { role: "img", "aria-label": said }, sign));
  };

  /** @param {Offer} offer */
  const draw = (offer) => {
    const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.card;
    const inside = focused !== undefined;
    const suits = SUITS.map((suit) => el("div", { class: "picker-suit" }, ...RANKS.map((rank) => key(rank + suit, offer))));
    deck.replaceChildren(...suits);
    others.replaceChildren(...[...offer.jokers, ...(offer.only ? [] : ["??"])].map((card) => key(card, offer)));
    keys = /** @type {HTMLButtonElement[]} */ ([...deck.children, others].flatMap((each) => [...each.children]));
    title.textContent = offer.title;
    reach(keys.find((each) => each.dataset.card === focused) ?? keys.find((each) => each.getAttribute("aria-disabled") === "false") ?? keys[0], inside);
  };

  /** Let the keyboard reach one of them. @param {HTMLButtonElement | undefined} one @param {boolean} focus */
  const reach = (one, focus) => {
    for (const each of keys) each.tabIndex = each === one ? 0 : -1;
    if (focus) one?.focus({ preventScroll: true });
  };

  box.addEventListener("keydown", (event) => {
    const steps = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -RANKS.length, ArrowDown: RANKS.length });
    const now = keys.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    if (!(event.key in steps) || now < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    reach(keys[Math.max(0, Math.min(keys.length - 1, now + steps[event.key]))], true);
  });

  return {
    box,
    /** Offer cards. @param {Offer} offer @param {boolean} [focus] whether the keyboard goes there */
    offer(offer, focus = false) {
      box.hidden = false;
      if (offer.title !== offered) first = "";
      offered = offer.title;
      draw(offer);
      if (focus) keys.find((each) => each.tabIndex === 0)?.focus({ preventScroll: true });
    },
    shut() {
      box.hidden = true;
    },
    /** A key typed where cards are put in: two of them make a card. @param {KeyboardEvent} event @returns {boolean} whether it was one */
    typed(event) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return false;
      const sign = event.key.toUpperCase();
      const card = sign === "?" ? "??" : first + (first === "X" ? sign : sign.toLowerCase());
      const found = keys.find((each) => each.dataset.card === card);
      if (found) {
        first = "";
        found.click();
      } else {
        first = TYPED[sign] ?? (RANKS.includes(sign) ? sign : first);
        if (sign === "0") first = "T";
      }
      return Boolean(found) || first !== "";
    },
  };
}
