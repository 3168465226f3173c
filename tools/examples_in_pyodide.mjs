// Runs examples on the readers' Python, with the very files that the site gives them.
// Usage: node tools/examples_in_pyodide.mjs build/python < examples.json
// In: [{where, kind, source, before}], out: {python, ran, failed: [[where, why]]}.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const RUN = `
import json, sys
sys.path.insert(0, "/engine.zip")
from pokerrules.examples import JUDGES
from pokerrules.session import run

failed, ran, names = [], 0, {}
for example in json.loads(examples):
    where, kind, source = example["where"], example["kind"], example["source"]
    if kind == "pycon":
        if example["new"]:
            names = {}
        results = run(source, names)
        ran += len(results)
        failed += [(where, f"{r.source}: {r.want!r}, but {r.got!r}") for r in results if not r.same]
    else:
        ran += 1
        failed += [(where, f"line {line}: {message}") for line, message in JUDGES[kind](source)]
json.dumps({"python": sys.version.split()[0], "ran": ran, "failed": failed})
`;

/** @param {string} home */
async function main(home) {
  const parts = [];
  for await (const part of process.stdin) parts.push(part);
  const python = await loadPyodide({
    stdLibURL: join(home, "library.zip"),
    lockFileContents: { info: JSON.parse(readFileSync(join(home, "about.json"), "utf8")), packages: {} },
    packageBaseUrl: home,
  });
  python.FS.writeFile("/engine.zip", readFileSync(join(home, "engine.zip")));
  python.globals.set("examples", Buffer.concat(parts).toString("utf8"));
  console.log(python.runPython(RUN));
}

try {
  await main(process.argv[2] ?? "build/python");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
process.exit(0);
