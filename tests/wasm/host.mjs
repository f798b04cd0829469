// Python as a browser runs it, in Node: every line of input is a program, every line of output its answer.
// node host.mjs WEB_FOLDER SOURCE_FOLDER OFFLINE_FOLDER KERNEL
import { readFileSync, writeFileSync, mkdtempSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [web, source, offline, kernelName] = process.argv.slice(2);
const require = createRequire(join(resolve(web), "package.json"));
const { transformSync } = require("esbuild");

async function compiled(path) {
  const made = join(mkdtempSync(join(tmpdir(), "keypeg-")), "module.mjs");
  writeFileSync(made, transformSync(readFileSync(path, "utf8"), { loader: "ts" }).code);
  return import(pathToFileURL(made).href);
}

const bytes = (path) => new Uint8Array(readFileSync(path));

const { startKernel } = await compiled(join(web, "src/offline/kernel.ts"));
const { loadPyodide } = await import(pathToFileURL(join(resolve(web), "node_modules/pyodide/pyodide.mjs")).href);
const python = await loadPyodide({ stdout: () => {}, stderr: (line) => process.stderr.write(`${line}\n`) });
if (kernelName) python.registerJsModule("keypeg_wasm", await startKernel(bytes(join(offline, kernelName))));
python.unpackArchive(bytes(join(offline, "msgspec.whl")), "wheel");
python.mountNodeFS("/keypeg", resolve(source));
python.runPython("import sys; sys.path.insert(0, '/keypeg')");
console.log("ready");

for await (const line of createInterface({ input: process.stdin })) {
  const globals = python.toPy({});
  try {
    const value = python.runPython(JSON.parse(line), { globals });
    console.log(JSON.stringify({ value: value ?? null }));
  } catch (error) {
    const lines = String(error.message ?? error).trim().split("\n");
    console.log(JSON.stringify({ error: lines[lines.length - 1].slice(0, 2000) }));
  }
  globals.destroy();
}
