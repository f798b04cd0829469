// Write the licences of what the built page contains: node licences.mjs OUT
import { readFileSync, readdirSync, writeFileSync } from "node:fs";

const page = JSON.parse(readFileSync("package.json", "utf8"));
// Tools for the build, except that some of their code becomes part of the page.
const built = Object.keys(page.devDependencies ?? {}).filter((name) => /^(svelte|workbox-.*)$/.test(name));
const names = [...built, ...Object.keys(page.dependencies ?? {})].sort();

// What comes along inside a package.
const inside = {
    pyodide:
        "It contains CPython (PSF-2.0, https://docs.python.org/3/license.html).\n" +
        "Beside it lies msgspec (BSD-3-Clause, https://github.com/jcrist/msgspec).",
};
// Packages that name their licence but do not carry its text: another package's copy of the same licence.
const TEXTS = { "Apache-2.0": "node_modules/typescript/LICENSE.txt", "MPL-2.0": "node_modules/axe-core/LICENSE" };

function entry(name) {
    const folder = `node_modules/${name}`;
    const { version, license, homepage, repository } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
    if (!license) throw new Error(`${name} names no licence`);
    const file = readdirSync(folder).find((each) => /^licen[sc]e/i.test(each));
    const source = homepage ?? repository?.url ?? repository;
    if (!file && !source) throw new Error(`${name} has neither a licence file nor a place to find it`);
    const copy = file ? `${folder}/${file}` : TEXTS[license];
    const text = copy ? readFileSync(copy, "utf8").trim() : `Its source and its licence: ${source}`;
    return `${name} ${version} (${license})\n\n${text}\n${inside[name] ? `\n${inside[name]}\n` : ""}`;
}

writeFileSync(process.argv[2], names.map(entry).join(`\n${"-".repeat(80)}\n\n`));
