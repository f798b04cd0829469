// Write the licences of what the built page contains: node licences.mjs OUT
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";

const page = JSON.parse(readFileSync("package.json", "utf8"));
// Svelte's compiler is a tool, but its runtime becomes part of the page.
const names = ["svelte", ...Object.keys(page.dependencies ?? {})].sort();

// Packages that name their licence but do not carry its text: another package's copy of the same licence.
const TEXTS = { "Apache-2.0": "node_modules/typescript/LICENSE.txt", "MPL-2.0": "node_modules/axe-core/LICENSE" };

function entry(name) {
  const folder = `node_modules/${name}`;
  const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  const file = existsSync(folder) && readdirSync(folder).find((each) => /^licen[sc]e/i.test(each));
  const text = file ? `${folder}/${file}` : TEXTS[license];
  if (!text) throw new Error(`${name} has no licence file`);
  return `${name} ${version} (${license})\n\n${readFileSync(text, "utf8").trim()}\n`;
}

writeFileSync(process.argv[2], names.map(entry).join(`\n${"-".repeat(80)}\n\n`));
