import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { readLanguages } from "../language-plugin.ts";
import { catalogues } from "./words.ts";

const CATALOGUES = resolve(__dirname, "../../src/keypeg/words");
const folder = mkdtempSync(join(tmpdir(), "keypeg-words-"));
for (const file of readdirSync(CATALOGUES).filter((name) => name.endsWith(".ftl")))
  copyFileSync(join(CATALOGUES, file), join(folder, file));
afterAll(() => rmSync(folder, { recursive: true }));

/** The languages that the settings offer, by their codes. */
async function offered(): Promise<Record<string, string>> {
  HTMLDialogElement.prototype.showModal = () => undefined;
  const { mount, unmount } = await import("svelte");
  const { default: SettingsDialog } = await import("../src/dialogs/SettingsDialog.svelte");
  const shown = mount(SettingsDialog, { target: document.body, props: { close: () => undefined } });
  const options = [...document.querySelectorAll<HTMLOptionElement>("option[lang]")];
  const found = Object.fromEntries(options.map((option) => [option.value, option.text]));
  await unmount(shown);
  return found;
}

describe("the page's list of languages", () => {
  afterEach(() => {
    vi.doUnmock("virtual:languages");
    vi.resetModules();
  });

  it("has every catalogue by its own name, English first", async () => {
    const found = await offered();
    expect(Object.keys(found).sort()).toEqual(Object.keys(catalogues).sort());
    expect(Object.keys(found)[0]).toBe("en");
    expect(found).toMatchObject({ en: "English", de: "Deutsch", pt: "Português (Brasil)" });
  });

  it("has a new language as soon as its file lies beside the others", async () => {
    writeFileSync(join(folder, "eo.ftl"), "language-name = Esperanto\n");
    vi.doMock("virtual:languages", () => ({ default: readLanguages(folder) }));
    const found = await offered();
    expect(found).toMatchObject({ en: "English", eo: "Esperanto" });
    expect(Object.keys(found)).toHaveLength(Object.keys(catalogues).length + 1);
  });

  it("refuses a catalogue that does not name its language", () => {
    writeFileSync(join(folder, "xx.ftl"), "list-end = { $start } and { $last }\n");
    expect(() => readLanguages(folder)).toThrow("xx.ftl has no language-name");
  });
});
