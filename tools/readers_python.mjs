// The readers' Python, made ready for a page: Pyodide's own files, the standard library as a small
// zip of .pyc, and the engine as another. Usage: node tools/readers_python.mjs build/python
// The .pyc are made by Pyodide itself, for they are of its version; every byte is the same each time.
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const HOME = "node_modules/pyodide";
const OWN = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
const LEFT_OUT = /^pokerrules\/(site\/|__main__\.py)/; // What draws the pages has no work in one.
/** What an example may import besides what the engine itself needs. */
const ALSO = `bisect collections copy dataclasses decimal enum fractions functools heapq inspect itertools
  json math operator pprint random re statistics string textwrap time traceback typing`.split(/\s+/);

/** @param {string} folder @returns {string[]} */
const modules = (folder) => readdirSync(folder, { recursive: true, encoding: "utf8" })
  .map((name) => join(folder, name)).filter((name) => name.endsWith(".py") && !LEFT_OUT.test(name)).sort();

const MAKE = `
import ast, importlib._bootstrap_external as bootstrap, json, sys, zipfile
from importlib import import_module

def pack(name, entries, optimize):
    with zipfile.ZipFile(name, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for file, path, source in entries:
            code = compile(source, path, "exec", dont_inherit=True, optimize=optimize)
            info = zipfile.ZipInfo(file + "c", (2026, 1, 1, 0, 0, 0))
            info.compress_type = zipfile.ZIP_DEFLATED
            made.writestr(info, bytes(bootstrap._code_to_hash_pyc(code, bytes(8), False)))

def imported(text):
    # What a module imports, wherever it does so: also what only a function asks for, and late.
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module

sources = json.loads(sources)
pack("engine.zip", [(name, "/engine.zip/" + name, text) for name, text in sources.items()], -1)
sys.path.insert(0, "engine.zip")
for name in sources:
    import_module(name.removesuffix(".py").replace("/", ".").removesuffix(".__init__"))
for name in {*json.loads(also), *(name for text in sources.values() for name in imported(text))}:
    import_module(name)

library = "/lib/python314.zip/"
wanted = {
    module.__file__.removeprefix(library) for module in sys.modules.values()
    if (getattr(module, "__file__", None) or "").startswith(library)
}
wanted |= {f"encodings/{name}.py" for name in ("__init__", "aliases", "utf_8", "ascii", "latin_1", "idna")}
with zipfile.ZipFile("library.zip") as whole:
    pack("small.zip", [(name, library + name, whole.read(name)) for name in sorted(wanted)], 2)
len(wanted)
`;

/** @param {string} to */
async function main(to) {
  const python = await loadPyodide();
  python.FS.writeFile("library.zip", readFileSync(join(HOME, "python_stdlib.zip")));
  python.globals.set("sources", JSON.stringify(Object.fromEntries(modules("pokerrules").map((name) => [name, readFileSync(name, "utf8")]))));
  python.globals.set("also", JSON.stringify(ALSO));
  python.runPython(MAKE);
  mkdirSync(to, { recursive: true });
  for (const name of OWN) copyFileSync(join(HOME, name), join(to, name));
  for (const [from, name] of [["small.zip", "library.zip"], ["engine.zip", "engine.zip"]]) writeFileSync(join(to, name), python.FS.readFile(from));
  const { abi_version, arch, platform, python: version } = JSON.parse(readFileSync(join(HOME, "pyodide-lock.json"), "utf8")).info;
  writeFileSync(join(to, "about.json"), JSON.stringify({ abi_version, arch, platform, python: version }));
  for (const name of [...OWN, "library.zip", "engine.zip"]) {
    const bytes = readFileSync(join(to, name));
    console.log(name, bytes.length, createHash("sha256").update(bytes).digest("hex").slice(0, 12));
  }
}

try {
  await main(process.argv[2] ?? "build/python");
} catch (error) {
  console.error(error instanceof Error ? error.message : error); // Node itself would print all of Pyodide.
  process.exit(1);
}
process.exit(0); // Pyodide keeps Node awake.
