// What to make of an answer: a link, a citation, a dispute ready to be brought, the next deal.
import { hashOf } from "./address.js";
import { button, el } from "./dom.js";
import { ask } from "./engine.js";
import { newestOnly } from "./newest.js";
import { citation } from "./verdict.js";

/** @import { Report } from "./report.js" */

/** Text to be copied by hand where the browser does not let a page copy it. */
function copying() {
  const said = el("p", { role: "status", class: "hint" });
  const by = el("textarea", { class: "edit", rows: "6", readonly: true, hidden: true, "aria-label": "To be copied" });
  /** @param {string} text @param {string} what */
  const copy = async (text, what) => {
    try {
      await navigator.clipboard.writeText(text);
      by.hidden = true;
      said.textContent = `${what} is copied.`;
    } catch {
      by.value = text;
      by.hidden = false;
      by.select();
      said.textContent = `${what}: copy it from here.`;
    }
  };
  return { copy, said, by };
}

/** A record as a dispute: what the reader thinks right, and the whole as it can be brought.
 * @param {() => string} record @param {ReturnType<typeof copying>} copies */
function dispute(record, { copy, said }) {
  const claim = el("textarea", { class: "edit", rows: "2", "aria-label": "What you think right, and why" });
  const ready = el("textarea", { class: "edit", rows: "8", readonly: true, "aria-label": "Ready to be brought" });
  const how = el("a", { href: new URL("../contributing/", import.meta.url).href }, "How to bring it");
  const form = el("div", { hidden: true, class: "dispute" },
    el("label", {}, "What you think right, and why", claim),
    el("label", {}, "Ready to be brought", ready),
    button("Copy it", () => copy(ready.value, "The dispute")), " ", how);
  const put = newestOnly(
    (question) => ask("dispute", question),
    ({ text }) => (ready.value = text),
    (error) => (said.textContent = error instanceof Error ? error.message : String(error)),
  );
  const make = () => put({ text: record(), claim: claim.value });
  claim.addEventListener("input", make);
  const opens = button("Report as a dispute", () => {
    form.hidden = !form.hidden;
    opens.setAttribute("aria-expanded", String(!form.hidden));
    if (!form.hidden) make();
  }, { "aria-expanded": "false" });
  return { opens, form };
}

/** The row below an answer, hidden until there is one.
 * @param {object} of
 * @param {() => string} of.record the record as text
 * @param {() => {report: Report, said: string} | undefined} of.told what the referee said last
 * @param {() => void} of.again deal once more */
export function toolbar({ record, told, again }) {
  const address = () => new URL(hashOf(record()), location.href).href;
  const copies = copying();
  const { opens, form } = dispute(record, copies);
  const cite = async () => {
    const last = told();
    if (last) copies.copy(await citation(last.report, last.said, address()), "The citation");
  };
  const bar = el("div", { class: "bench" },
    button("Copy link", () => copies.copy(address(), "The link")),
    button("Copy citation", cite),
    opens,
    button("Next deal", again));
  return el("div", { class: "tools", hidden: true }, bar, copies.said, copies.by, form);
}
