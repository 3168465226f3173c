// What the referee says of a record: findings by line, the verdict, the reasons, what comes next.
import { drawn, el } from "./dom.js";
import { ruleLink } from "./links.js";

/** @typedef {{line: number, message: string, rule: string, follows: number, marked?: boolean}} Finding */
/** @typedef {{text: string, rule: string}} Reason */
/** @typedef {{usable: boolean, fine: boolean, game: string, findings: Finding[], missed: Finding[],
 *   verdict: string[], reasons: Reason[], missing: Reason[], next: string}} Report */

/** @param {Finding} finding @param {string[]} lines @param {string} sign */
function told({ line, message, rule, follows }, lines, sign) {
  const quoted = (lines[line - 1] ?? "").trim();
  const after = follows ? `; follows line ${follows}` : "";
  return el("li", {}, el("strong", {}, `${sign}Line ${line}: `), ...(quoted ? [el("q", {}, ...drawn(quoted)), " – "] : []), ...drawn(`${message}${after} `), ruleLink(rule));
}

/** The verdict and why. @param {Report} report */
export function ruling(report) {
  const reasons = report.reasons.map(({ text, rule }) => el("li", {}, ...drawn(`${text.slice(0, 1).toUpperCase()}${text.slice(1)} `), ruleLink(rule)));
  const missing = report.missing.map(({ text, rule }) => el("li", {}, ...drawn(`${text} `), ruleLink(rule)));
  return [
    ...report.verdict.map((line, at) => el("p", { class: at ? "" : "verdict" }, ...drawn(line))),
    ...(report.verdict.length && reasons.length ? [el("ul", { class: "reasons" }, ...reasons)] : []),
    ...(missing.length ? [el("p", {}, el("strong", {}, "No verdict yet.")), el("ul", {}, ...missing)] : []),
    ...(report.next ? [el("p", {}, ...drawn(report.next))] : []),
  ];
}

/** Findings, as a list; those that the record itself announces are no difference.
 * @param {Report} report @param {string} text the record @param {boolean} compared whether a page says what should be found */
export function findings(report, text, compared) {
  const lines = text.split("\n");
  /** @param {Finding} finding */
  const sign = (finding) => (compared && !finding.marked && !finding.follows ? "+ " : "");
  const items = [...report.findings.map((finding) => told(finding, lines, sign(finding))), ...report.missed.map((finding) => told(finding, lines, compared ? "− " : ""))];
  return items.length ? [el("ul", { class: "findings" }, ...items)] : [];
}

/** The whole report under a record of the page. @param {Report} report @param {string} text @param {boolean} edited */
export function reported(report, text, edited) {
  const found = report.findings.length;
  const count = found === 1 ? "1 line is wrong." : `${found} findings.`;
  const words = report.fine ? (edited ? (found ? `${count} They are marked.` : "Nothing is wrong with it.") : "As the page says.") : edited ? count : "Different from the page: − is what the page says, + what was found.";
  return [el("p", {}, el("strong", {}, words)), ...findings(report, text, !edited), ...(report.usable ? ruling(report) : [])];
}
