import { beforeEach } from "vitest";
import { settings } from "../src/device/settings.svelte.ts";
import { teach } from "../src/words/words.svelte.ts";

const FILES = import.meta.glob<string>("../../src/keypeg/words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The text of every catalogue by its language, as it lies beside the Python that says it too. */
export const catalogues = Object.fromEntries(
  Object.entries(FILES).map(([path, text]) => [path.replace(/^.*\/|\.ftl$/g, ""), text]),
);

for (const [language, text] of Object.entries(catalogues)) teach(language, text);

beforeEach(() => {
  settings.language = "en";
});
