// The referee's answer, in the words of `pokerrules rule`; the same as a citation.
import { BUILT } from "./built.js";
import { drawn, el } from "./dom.js";
import { addressOf, ruleLink } from "./links.js";

/** @import { Report } from "./report.js" */

/** More findings than so many nobody reads; they are only counted. */
const MANY = 40;

/** A sentence as a reason ends and begins. @param {string} text */
const sentence = (text) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;

/** The answer as it is told, line for line, each rule a link. @param {Report} report @param {string} said */
export function answer(report, said) {
  const all = [...report.findings, ...report.missed];
  const findings = all.slice(0, MANY).map(({ line, message, rule, follows, marked }) => {
    const behind = `${follows ? `; follows line ${follows}` : ""}${marked ? " (as marked)" : ""}`;
    return el("li", {}, el("strong", {}, `line ${line}: `), ...drawn(message), " ", ruleLink(rule), behind);
  });
  if (all.length > MANY) findings.push(el("li", {}, `… and ${all.length - MANY} more`));
  const count = said.split("\n").find((line) => /^\d+ findings?\.$/.test(line));
  const hands = report.verdict.findIndex((line) => /^\w+: /.test(line)); // Above them stands who wins.
  const told = report.usable && report.missing.length === 0 && report.verdict.length > 0;
  const reasons = report.reasons.map(({ text, rule }) => el("li", {}, ...drawn(sentence(text)), " ", ruleLink(rule)));
  const missing = report.missing.map(({ text, rule }) => el("p", {}, "Missing: ", ...drawn(text), " ", ruleLink(rule)));
  return [
    ...(findings.length ? [el("p", { class: "verdict head" }, told ? "A ruling, with findings" : "No verdict yet"), el("ul", { class: "findings" }, ...findings)] : []),
    ...(count ? [el("p", {}, count)] : []),
    ...missing,
    ...(told ? [el("p", { class: "hint" }, report.game)] : []),
    ...(told ? report.verdict.map((line, at) => el("p", { class: at < hands || hands < 0 ? "verdict" : "" }, ...drawn(line.trim()))) : []),
    ...(told && reasons.length ? [el("p", {}, "Why:"), el("ul", { class: "reasons" }, ...reasons)] : []),
    ...(!told && report.next ? [el("p", {}, ...drawn(report.next))] : []),
  ];
}

/** The answer to be put into a letter: what was said, the rules with their addresses, the record.
 * @param {Report} report @param {string} said @param {string} address where the record can be seen */
export async function citation(report, said, address) {
  const ids = [...new Set([...report.findings, ...(report.verdict.length ? report.reasons : [])].map(({ rule }) => rule))];
  const rules = await Promise.all(ids.map(async (id) => `[${id}] ${await addressOf(id)}`.trim()));
  const edition = BUILT.date ? ` Rules last changed on ${BUILT.date}.` : "";
  return `${said}\n\n${rules.join("\n")}\n\nThe hand: ${address}\nHome-game poker, ruled.${edition}\n`;
}
