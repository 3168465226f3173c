// "Deal me one" on the page of a game, and practice: questions of any game without an end.
import { answered } from "./bench.js";
import { button, el } from "./dom.js";
import { ask, stop } from "./engine.js";
import { practice, practised, scoreLine } from "./score.js";

/** A number nobody foresees. */
const seed = () => crypto.getRandomValues(new Uint32Array(1))[0];

/** A question of a game, laid out. @param {object} how @param {(right: boolean) => void} [answered] */
async function asked(how, answered) {
  const [{ question }, told] = await Promise.all([import("./question.js"), ask("question", { seed: seed(), ...how })]);
  return { told, box: question(told, answered) };
}

/** How many can play, as a field to choose from. @param {string} range such as 2-8 */
function chooser(range) {
  const [least, most] = range.split("-").map(Number);
  const select = el("select", {});
  for (let n = least; n <= most; n += 1) select.append(new Option(String(n), String(n), false, n === Math.max(least, Math.min(4, most))));
  return select;
}

/** @param {ParentNode} page */
export function dealMeOne(page) {
  const glance = /** @type {HTMLElement | null} */ (page.querySelector("table.glance[data-game]"));
  const place = page.querySelector("article .deals");
  if (!glance || !place) return;
  const { game = "", players = "2-4" } = glance.dataset;
  const select = chooser(players);
  const answer = el("div", { class: "answer" });
  const halt = button("Stop", stop, { hidden: true });
  let busy = false;
  const deal = button("Deal me one", async () => {
    if (busy) return;
    busy = true;
    const dealt = await answered(answer, async () => [(await asked({ game, players: Number(select.value) })).box], halt);
    if (dealt) deal.textContent = "Deal another";
    busy = false;
  });
  const referee = el("a", { href: new URL(`../referee/#game=${game}`, import.meta.url).href }, "Ask the referee");
  place.append(el("p", { class: "asked deal" }, deal, halt, el("label", {}, "Players ", select), referee), answer);
}

/** @param {ParentNode} page */
export function practise(page) {
  const place = /** @type {HTMLElement | null} */ (page.querySelector("article .practice"));
  const select = place?.querySelector("select");
  if (!place || !select) return;
  const answer = el("div", { class: "answer" });
  const halt = button("Stop", stop, { hidden: true });
  const { line, update } = scoreLine(() => (practice().asked ? `${practice().right} of ${practice().asked} right.` : "Nothing answered yet."));
  let busy = false;
  const next = button("Ask me", async () => {
    if (busy) return;
    busy = true;
    const game = select.value || select.options[1 + (seed() % (select.options.length - 1))].value;
    const put = await answered(answer, async () => {
      const { told, box } = await asked({ game }, (right) => {
        practised(right);
        update();
        next.focus();
      });
      const rules = el("a", { href: new URL(`../games/${game}/`, import.meta.url).href }, "its rules");
      return [el("p", { class: "which" }, `${told.report.game} (`, rules, ")"), box];
    }, halt);
    if (put) next.textContent = "Ask me another";
    busy = false;
  });
  place.querySelector(".unscripted")?.remove();
  const form = el("p", { class: "asked" }, next, halt);
  place.querySelector("label")?.removeAttribute("hidden");
  place.append(form, line, answer);
}
