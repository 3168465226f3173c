// Two texts compared line by line: what is only in the first, only in the second, in both.

/** @typedef {{kind: "same" | "gone" | "new", text: string}} Line */

/** The shortest way from one text to the other. @param {string} before @param {string} after @returns {Line[]} */
export function difference(before, after) {
  const one = before ? before.split("\n") : [];
  const other = after ? after.split("\n") : [];
  if (one.length * other.length > 250_000) return [...one.map((text) => line("gone", text)), ...other.map((text) => line("new", text))];
  // common[i][j] lines are common to what follows line i of the one and line j of the other.
  const common = Array.from({ length: one.length + 1 }, () => new Array(other.length + 1).fill(0));
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) common[i][j] = one[i] === other[j] ? common[i + 1][j + 1] + 1 : Math.max(common[i + 1][j], common[i][j + 1]);
  }
  const lines = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    if (i < one.length && j < other.length && one[i] === other[j]) {
      lines.push(line("same", one[i]));
      i += 1;
      j += 1;
    } else if (j >= other.length || (i < one.length && common[i + 1][j] >= common[i][j + 1])) {
      lines.push(line("gone", one[i]));
      i += 1;
    } else {
      lines.push(line("new", other[j]));
      j += 1;
    }
  }
  return lines;
}

/** @param {Line["kind"]} kind @param {string} text @returns {Line} */
const line = (kind, text) => ({ kind, text });
