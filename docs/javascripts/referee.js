// The referee: what lies on the table, put in by tapping or as text, and who wins it.
import { asked, hashOf } from "./address.js";
import { excuse } from "./bench.js";
import { button, el, styled } from "./dom.js";
import { ask, isRunning } from "./engine.js";
import { atGame, blank, cardsAt, everyRow, firstLack, following, freshHand, freshName, inUse, isBlank, nextDeal, put, state, take } from "./filled.js";
import { newestOnly } from "./newest.js";
import { picker } from "./picker.js";
import { drawn, keyOf } from "./sheet.js";
import { toolbar } from "./toolbar.js";
import { answer } from "./verdict.js";

/** @import { Filled, Sheet, Slot } from "./filled.js" */
/** @import { View } from "./sheet.js" */
/** @typedef {{text: string, filled?: Filled, why?: string, sheet?: Sheet, rows?: any, options?: any,
 *   notes: Record<string, string[]>, report: import("./report.js").Report, said: string}} Told */

const WITHOUT = { "too many hands": "More hands are told than this game can seat; the form is there again when some are gone.", "no game": "Choose the game, or name it in the first line: Game: Christmas Present.", whole: "This is a whole record, from the first card on. It is ruled as it stands; the form shows only what lies on the table at a showdown." };
const PAUSE = 250;

/** Every game's empty form, made by the build. @returns {Promise<Record<string, Sheet>>} */
const sheets = async () => {
  const found = await fetch(new URL("./sheets.json", import.meta.url));
  if (!found.ok) throw new Error(`${found.status} for ${found.url}`);
  return found.json();
};

/** @param {ParentNode} page */
export async function referee(page) {
  const box = /** @type {HTMLElement} */ (page.querySelector("article .referee"));
  try {
    const [all] = await Promise.all([sheets(), styled("referee.css")]);
    new Referee(box, all).start();
  } catch (error) {
    box.replaceChildren(excuse(error), el("p", {}, "Below is how to ask without the form."));
  }
}

class Referee {
  /** @type {Filled | undefined} what the form shows; nothing while it can show nothing */
  filled;
  /** @type {Slot | undefined} where the next card goes */
  active;
  /** @type {Told | undefined} */
  told;
  text = "";
  why = "no game";
  /** whether the last card that lacked has just been put in */
  closing = false;
  /** whether a whole record has come, by a link or pasted, whose answer is to be seen */
  brought = false;
  /** where the last card was put in */
  last = "";
  /** whether a mouse or a finger is down */
  pressed = false;
  /** whether the form should be drawn as soon as it may be */
  stale = false;
  /** the forms of games that have been left, as they were @type {Map<string, Filled>} */
  left = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  pause;

  /** @param {HTMLElement} box @param {Record<string, Sheet>} all */
  constructor(box, all) {
    this.box = box;
    this.all = all;
    this.picker = picker({ pick: (card) => this.pick(card), remove: () => this.remove(), close: () => this.close() });
    this.game = el("select", { "aria-label": "Game" }, el("option", { value: "" }, "choose a game"), ...Object.values(all).map(({ slug, name }) => el("option", { value: slug }, name)));
    this.game.addEventListener("change", () => this.begin(this.game.value));
    this.form = el("div", { class: "sheet" });
    this.answer = el("section", { class: "answer", "aria-label": "The answer", "aria-live": "polite" });
    this.area = el("textarea", { class: "edit", rows: "8", "aria-label": "The record as text", spellcheck: "false", autocapitalize: "off", autocomplete: "off", placeholder: "Game: Christmas Present\nAnn: Kh Kd Qd Qh 8s\nBob: 8h 7h 6d 4c 2s\nAnn high\nBob low" });
    this.area.addEventListener("input", () => this.typed());
    this.area.addEventListener("paste", () => (this.brought = true));
    this.put = newestOnly(
      (question) => this.ask(question),
      (told, question) => this.show(told, "text" in question),
      (error, question) => this.failed(error, question),
    );
    this.tools = toolbar({ record: () => this.text, told: () => this.told, again: () => this.again() });
  }

  start() {
    const { box } = this;
    box.replaceChildren(
      el("label", { class: "game" }, el("span", {}, "Game "), this.game),
      this.form,
      this.answer,
      this.tools,
      el("label", { class: "text" }, el("span", {}, "The same as text, to type or to paste"), this.area),
      this.picker.box,
    );
    box.addEventListener("keydown", (event) => this.key(event));
    // What is pressed must still be there when the press ends; it may begin by leaving a field.
    window.addEventListener("mousedown", () => (this.pressed = true), true);
    for (const end of ["click", "mouseup"]) window.addEventListener(end, () => this.settle(end === "mouseup"), true);
    this.form.addEventListener("focusout", () => setTimeout(() => this.stale && this.draw()));
    window.addEventListener("hashchange", () => this.open());
    this.open();
  }

  // What comes in -----------------------------------------------------------------------

  /** Show what the address asks for. */
  open() {
    const { record, game } = asked(location.hash);
    if (record !== undefined) {
      this.area.value = record;
      this.brought = scrollY < 50; // Who reads elsewhere on the page is not moved.
      this.consult({ text: record });
    } else if (game !== undefined && Object.hasOwn(this.all, game)) {
      this.begin(game);
    } else if (!this.filled) {
      this.draw();
    }
  }

  /** An empty form of a game, with the players who sit there. @param {string} slug */
  begin(slug) {
    const sheet = this.all[slug];
    if (!sheet) return;
    if (!this.filled && this.area.value.trim()) {
      this.rename(sheet.name);
      return;
    }
    if (this.filled) this.left.set(this.filled.game, this.filled);
    this.filled = this.left.get(slug) ?? (this.filled ? atGame(this.filled, sheet) : blank(slug));
    this.told = undefined;
    this.active = undefined;
    this.changed();
  }

  /** The same text, of another game. @param {string} name */
  rename(name) {
    const rest = this.area.value.replace(/^\s*game\s*:.*\n?/im, "");
    this.area.value = `Game: ${name}\n${rest}`;
    this.typed();
  }

  /** The next deal at this table. */
  again() {
    if (!this.filled) return;
    this.filled = nextDeal(this.filled);
    if (this.told) this.told.rows = undefined;
    this.close();
    this.changed();
    this.game.scrollIntoView({ block: "center" });
    this.game.focus({ preventScroll: true });
  }

  /** @param {(filled: Filled) => void} change */
  change(change) {
    if (!this.filled) return;
    const seats = this.filled.hands.length;
    change(this.filled);
    if (this.told && this.filled.hands.length !== seats) this.told.rows = undefined;
    this.changed();
  }

  /** A field of the form is being typed in: it stays as it is, and the answer comes when it rests.
   * @param {(filled: Filled) => void} change */
  typing(change) {
    if (!this.filled) return;
    change(this.filled);
    this.soon(() => this.consult({ form: this.filled }));
  }

  /** The form has been changed: draw it at once, then ask. */
  changed() {
    clearTimeout(this.pause);
    this.draw();
    this.consult({ form: this.filled });
  }

  typed() {
    this.form.inert = true; // Until it shows what is being typed.
    this.soon(() => {
      this.active = undefined;
      this.consult({ text: this.area.value });
    });
  }

  /** Do it when nothing has been typed for a moment. @param {() => void} act */
  soon(act) {
    clearTimeout(this.pause);
    this.box.dataset.state = "busy";
    this.pause = setTimeout(act, PAUSE);
  }

  // Cards -------------------------------------------------------------------------------

  get sheet() {
    const slug = this.filled?.game ?? "";
    return this.told?.sheet?.slug === slug ? this.told.sheet : this.all[slug];
  }

  get rows() {
    return this.filled ? everyRow(this.filled, this.sheet, this.told?.rows) : [];
  }

  /** @param {Slot} slot @param {boolean} byKey */
  choose(slot, byKey) {
    this.active = slot;
    this.draw();
    this.offer(byKey);
    this.slot(slot)?.scrollIntoView({ block: "nearest" });
  }

  /** Show the picker for the place chosen. @param {boolean} [focus] */
  offer(focus = false) {
    if (!this.filled || !this.active) return;
    const { place, key, at } = this.active;
    const lying = this.rows.find((each) => each.place === place && each.row.key === key);
    if (!lying) {
      this.close();
      return;
    }
    const { row, whose } = lying;
    const own = row.source === "down" ? cardsAt(this.filled, this.sheet, { place, key: "down" }) : undefined;
    const gone = cardsAt(this.filled, this.sheet, this.active);
    const { shown } = state(this.filled, this.sheet, lying);
    const where = [whose, row.label].filter((words, i, both) => words !== "cards" && both.indexOf(words) === i).join(", ");
    const title = row.most > 1 ? `${where}: ${at + 1} of ${Math.max(shown, at + 1)}` : where;
    const used = row.source === "again" ? new Map() : inUse(this.filled, this.sheet);
    this.box.classList.add("picking");
    this.picker.offer({ title, used, only: own?.filter((card) => !gone.includes(card)), jokers: this.sheet.jokers }, focus);
  }

  /** @param {string} card */
  pick(card) {
    if (!this.filled || !this.active) return;
    const inForm = this.form.contains(document.activeElement);
    put(this.filled, this.sheet, this.active, card);
    const old = this.active;
    this.last = old.place;
    this.active = following(this.filled, this.sheet, this.rows, old);
    this.closing = this.active === undefined;
    if (this.closing) this.close(old);
    this.changed();
    if (!this.active) return;
    this.offer();
    const slot = this.slot(this.active);
    if (inForm) slot?.focus({ preventScroll: true });
    slot?.scrollIntoView({ block: "nearest" });
  }

  remove() {
    if (!this.filled || !this.active) return;
    const { at } = this.active;
    const count = cardsAt(this.filled, this.sheet, this.active).length;
    this.active = { ...this.active, at: at < count ? at : Math.max(0, count - 1) };
    take(this.filled, this.sheet, this.active);
    this.change(() => {});
    this.offer();
  }

  /** @param {Slot} [back] where the keyboard goes on */
  close(back = this.active) {
    const inside = this.picker.box.contains(document.activeElement);
    this.active = undefined;
    this.picker.shut();
    this.box.classList.remove("picking");
    this.draw();
    if (inside && back) this.slot(back)?.focus({ preventScroll: true });
  }

  /** @param {Slot} slot */
  slot(slot) {
    const key = keyOf(slot);
    return /** @type {HTMLElement[]} */ ([...this.form.querySelectorAll(".slot")]).find((each) => each.dataset.key === key);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    const slot = target.closest(".slot");
    if (!slot && !this.picker.box.contains(target)) return;
    if (event.key.length === 1) event.stopPropagation(); // To the theme s means: search.
    if (slot && event.key !== "Enter" && event.key !== " " && event.key !== "Tab" && event.key !== "Shift") {
      const lying = target.dataset.key?.split("/") ?? [];
      const at = { place: lying[0], key: lying[1], at: Number(lying[2]) };
      if (!this.active || keyOf(this.active) !== target.dataset.key) {
        if (event.key.length > 1 && !["Backspace", "Delete"].includes(event.key)) return;
        this.choose(at, false);
      }
    }
    if (event.key === "Escape") this.close();
    else if (event.key === "Backspace" || event.key === "Delete") this.remove();
    else if (!this.picker.typed(event)) return;
    event.preventDefault();
  }

  // The engine --------------------------------------------------------------------------

  /** Ask, or ask next if the engine is at work. @param {object} question */
  consult(question) {
    this.box.dataset.state = "busy";
    // Form and text are put in step by the answer; before it only that one is changed which was asked with.
    this.form.inert = "text" in question;
    this.area.readOnly = "form" in question;
    this.put(question);
  }

  /** @param {object} question @returns {Promise<Told>} */
  ask(question) {
    if (!isRunning()) this.answer.replaceChildren(el("p", {}, "The referee is starting… (once some megabytes, later none)"));
    return ask("referee", question);
  }

  /** @param {unknown} error @param {object} question */
  failed(error, question) {
    this.told = undefined;
    this.text = this.area.value;
    this.inStep();
    this.box.dataset.state = "failed";
    this.answer.replaceChildren(excuse(error), el("p", {}, "The record can still be ruled on the command line, as told below."), button("Try again", () => this.consult(question)));
  }

  /** @param {Told} told @param {boolean} written whether the text was the question */
  show(told, written) {
    const before = this.told?.said;
    this.told = told;
    this.inStep();
    this.text = told.text;
    if (written) {
      this.filled = told.filled;
      this.why = told.why ?? "";
    } else {
      this.area.value = told.text;
    }
    this.area.rows = Math.max(6, told.text.split("\n").length);
    this.goBack();
    this.draw();
    if (this.active) this.offer();
    const nothing = this.filled ? isBlank(this.filled, this.sheet) && !this.filled.more.length : !told.text.trim();
    this.box.dataset.state = "done";
    if (nothing) this.answer.replaceChildren(el("p", {}, this.filled ? "Tap the places and put in the cards. The answer stands here." : "Choose a game, or paste a record below."));
    else if (before !== told.said || !this.answer.querySelector(".verdict")) this.answer.replaceChildren(...answer(told.report, told.said));
    this.tools.hidden = nothing;
    this.remember(nothing);
    if (told.report.verdict.length) {
      if (this.brought) this.answer.scrollIntoView({ block: "start" });
      else if (this.closing) this.answer.scrollIntoView({ block: "nearest" });
    }
    this.closing = false;
    this.brought = false;
  }

  /** Form and text can be changed again. */
  inStep() {
    this.form.inert = false;
    this.area.readOnly = false;
  }

  /** Keep the record in the address, or the game alone, so that loading the page again loses nothing.
   * @param {boolean} nothing whether nothing is told but the game */
  remember(nothing) {
    const address = nothing ? (this.filled ? `#game=${this.filled.game}` : location.pathname) : hashOf(this.text);
    try {
      if (address.length < 60_000) history.replaceState(null, "", address);
    } catch {
      // Some browsers let a page do this only so often; the next answer will.
    }
  }

  /** An upcard may have brought its owner a card more; then he has it before the next gets his. */
  goBack() {
    if (!this.filled || !this.last || !(this.active || this.closing)) return;
    const lack = firstLack(this.filled, this.sheet, this.rows.filter(({ place }) => place === this.last));
    const begun = this.active && (this.active.at > 0 || this.active.place === this.last);
    if (lack && !begun) {
      this.active = lack;
      this.closing = false;
    }
    this.last = "";
  }

  // What is seen ------------------------------------------------------------------------

  /** A press has ended: now the form may be drawn. @param {boolean} later after the click, if there is one */
  settle(later) {
    if (later) {
      setTimeout(() => this.settle(false));
      return;
    }
    this.pressed = false;
    if (this.stale) this.draw();
  }

  draw() {
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    this.stale = this.pressed || (this.form.contains(focused) && focused?.matches("input") === true);
    if (this.stale) return;
    const key = this.form.contains(focused) ? focused?.dataset.key : undefined;
    const open = this.form.querySelector("details.options")?.hasAttribute("open") ?? false;
    if (!this.filled) {
      this.game.value = "";
      this.form.replaceChildren(el("p", { class: "hint" }, WITHOUT[/** @type {keyof typeof WITHOUT} */ (this.why)] ?? ""));
      return;
    }
    this.game.value = this.filled.game;
    /** @type {View} */
    const view = { filled: this.filled, sheet: this.sheet, rows: this.told?.rows, options: this.told?.options, notes: this.told?.notes ?? {}, active: this.active };
    const acts = {
      choose: this.choose.bind(this),
      change: this.change.bind(this),
      typed: this.typing.bind(this),
      add: () => this.change((filled) => filled.hands.push(freshHand(freshName(filled)))),
    };
    this.form.replaceChildren(...drawn(view, acts, open));
    if (key) /** @type {HTMLElement[]} */ ([...this.form.querySelectorAll("[data-key]")]).find((each) => each.dataset.key === key)?.focus({ preventScroll: true });
  }
}
