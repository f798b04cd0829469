/** Gives the page the names of its languages without their catalogues, which it fetches one at a time. */

import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const CATALOGUES = "../src/keypeg/words";
const NAME = "virtual:languages";
const BASE = "en";

/** Return the languages with a catalogue in `folder`, each by its own name; English first, then by name. */
export function readLanguages(folder: string): Record<string, string> {
  const found = readdirSync(folder)
    .filter((file) => file.endsWith(".ftl"))
    .map((file): [string, string] => {
      const name = /^language-name = (.+)$/m.exec(readFileSync(join(folder, file), "utf8"))?.[1];
      if (!name) throw new Error(`${file} has no language-name`);
      return [file.slice(0, -".ftl".length), name.trim()];
    });
  const order = (key: string) => (key === BASE ? 0 : 1);
  return Object.fromEntries(found.sort(([a, x], [b, y]) => order(a) - order(b) || x.localeCompare(y, BASE)));
}

/** The module `virtual:languages`: the name of each language by its code. */
export function languageNames(): Plugin {
  let folder = "";
  return {
    name: "language-names",
    configResolved(config) {
      folder = resolve(config.root, CATALOGUES);
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(readLanguages(folder))};` : undefined),
  };
}
