import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { BLANK, shapeOf } from "../board/looks.ts";
import { isTrial, trialOf } from "./pseudo.ts";
import { settings } from "../device/settings.svelte.ts";
import type { ColourData, Message } from "../client/api-types.ts";

/** A parameter: a list is joined as the language joins lists. */
export type Param = string | number | boolean | readonly (string | number)[];

const BASE = "en";
const FILES = import.meta.glob<string>("../../../src/keypeg/words/*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});
const files = Object.fromEntries(Object.entries(FILES).map(([path, url]) => [path.replace(/^.*\/|\.ftl$/g, ""), url]));

/** The languages there is a catalogue for, each by the name that its catalogue gives it. */
export { default as LANGUAGES } from "virtual:languages";

/** The catalogue of a language. A view says a tenth of its messages, so each is read when it is first said. */
class Catalogue {
  readonly #bundle: FluentBundle;
  readonly #sources = new Map<string, string>();

  constructor(language: string, text: string) {
    const trial = trialOf(language);
    this.#bundle = new FluentBundle(trial ? BASE : language, {
      useIsolating: false,
      ...(trial ? { transform: trial } : {}),
    });
    // A message begins at the start of a line with its code; what belongs to it is indented.
    for (const source of text.split(/\r?\n(?=[a-z])/))
      this.#sources.set(source.slice(0, source.search(/[^\w-]/)), source);
  }

  has(code: string): boolean {
    return this.#sources.has(code);
  }

  say(code: string, params: Record<string, FluentVariable>): string {
    if (!this.#bundle.hasMessage(code)) this.#bundle.addResource(new FluentResource(this.#sources.get(code) ?? ""));
    const pattern = this.#bundle.getMessage(code)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, params, []) : code;
  }
}

let catalogues = $state.raw<Record<string, Catalogue>>({});

/** Take the text of a catalogue as the words of a language. */
export function teach(language: string, text: string): void {
  catalogues = { ...catalogues, [language]: new Catalogue(language, text) };
}

/** Fetch the catalogue of a language, once. */
export async function learn(language: string): Promise<void> {
  if (language in catalogues) return;
  const url = files[isTrial(language) ? BASE : language];
  if (!url) return;
  const response = await fetch(url, { credentials: "same-origin" });
  if (response.ok) teach(language, await response.text());
}

/** Fetch the words this person reads; the English ones stand in where they cannot be had. */
export async function learnAll(): Promise<void> {
  await learn(settings.language).catch(() => undefined);
  if (!(settings.language in catalogues)) await learn(BASE);
}

function found(code: string): Catalogue | null {
  for (const language of [settings.language, BASE]) {
    const catalogue = catalogues[language];
    if (catalogue?.has(code)) return catalogue;
  }
  return null;
}

/** Whether there are words for a code. */
export function hasWords(code: string): boolean {
  return found(code) !== null;
}

/** Join texts as the person's language joins lists: "1, 3 and 4". */
export function joined(parts: readonly (string | number)[]): string {
  const texts = parts.map((part) => (typeof part === "number" ? count(part) : part));
  return texts.reduce(
    (start, next, i) =>
      i < texts.length - 1 ? say("list-middle", { start, next }) : say("list-end", { start, last: next }),
    texts.shift() ?? "",
  );
}

function plain(params: Record<string, Param>): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      value === true ? "yes" : value === false ? "no" : typeof value === "object" ? joined(value) : value,
    ]),
  );
}

/** The words of a code in the person's language; a code without words is said as it is. */
export function say(code: string, params: Record<string, Param> = {}): string {
  const catalogue = found(code);
  // People whose key pegs are black and white have other words for some codes.
  const black = settings.keyPegs === "black" && catalogue?.has(`${code}-in-black`);
  return catalogue?.say(black ? `${code}-in-black` : code, plain(params)) ?? code;
}

/** A message of the host in the person's language; where the catalogue has no words for it, as the host said it. */
export function sayMessage({ code, params = {}, text }: Message & { text?: string }): string {
  if (text !== undefined && !hasWords(code)) return text;
  const inside = Object.entries(params).map(([name, value]): [string, Param] => {
    if (Array.isArray(value)) {
      if (name === "symbols") return [name, value.map((key) => say(`symbol-${key}`))];
      return [name, name === "colours" ? value.map((key) => say(`colour-${key}`)).join(" ") : value];
    }
    return [name, typeof value === "object" ? sayMessage(value) : value];
  });
  return say(code, Object.fromEntries(inside));
}

/** The language for numbers and dates. */
const locale = () => (isTrial(settings.language) ? BASE : settings.language);

/** Making one takes longer than using it a hundred times. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- what is made once does not change
const plainNumbers = new Map<string, Intl.NumberFormat>();

/** A number as the person writes it. */
export function count(value: number, options?: Intl.NumberFormatOptions): string {
  if (options) return new Intl.NumberFormat(locale(), options).format(value);
  let format = plainNumbers.get(locale());
  if (!format) plainNumbers.set(locale(), (format = new Intl.NumberFormat(locale())));
  return format.format(value);
}

/** A number where there is little room: from a hundred thousand on in thousands or millions. */
export const countBriefly = (value: number): string =>
  value < 100_000 ? count(value) : count(value, { notation: "compact", maximumFractionDigits: 0 });

/** How the person writes dates: their own way, where the device speaks the language chosen. */
export function dates(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const own = navigator.language.toLowerCase().startsWith(settings.language);
  return new Intl.DateTimeFormat(own ? navigator.language : locale(), options);
}

/** A moment as the person writes it. */
export function moment(seconds: number): string {
  return dates({ dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
}

/** A colour in the person's language; one that is no colour, such as a digit, goes by its letter. */
export function colourName({ name, letter }: ColourData): string {
  if (letter === BLANK) return say("colour-empty");
  return shapeOf(name) ? say(`colour-${name}`) : letter;
}
