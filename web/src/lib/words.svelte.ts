import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { BLANK, shapeOf } from "./looks.ts";
import { isTrial, trialOf } from "./pseudo.ts";
import { settings } from "./settings.svelte.ts";
import type { ColourData, Message } from "./api-types.ts";

/** A parameter: a list is joined as the language joins lists. */
export type Param = string | number | boolean | readonly (string | number)[];

const BASE = "en";
const FILES = import.meta.glob<string>("../../../src/keypeg/words/*.ftl", { query: "?url", import: "default", eager: true });
const files = Object.fromEntries(Object.entries(FILES).map(([path, url]) => [path.replace(/^.*\/|\.ftl$/g, ""), url]));

/** The languages there is a catalogue for, each by its own name. */
export const LANGUAGES: Record<string, string> = Object.fromEntries(
  Object.entries({ en: "English", de: "Deutsch", fr: "Français", es: "Español", nl: "Nederlands", pt: "Português" }).filter(([key]) => key in files),
);

let bundles = $state.raw<Record<string, FluentBundle>>({});

/** Take the text of a catalogue as the words of a language. */
export function teach(language: string, text: string): void {
  const trial = trialOf(language);
  const bundle = new FluentBundle(trial ? BASE : language, { useIsolating: false, ...(trial ? { transform: trial } : {}) });
  bundle.addResource(new FluentResource(text));
  bundles = { ...bundles, [language]: bundle };
}

/** Fetch the catalogue of a language, once. */
export async function learn(language: string): Promise<void> {
  if (language in bundles) return;
  const url = files[isTrial(language) ? BASE : language];
  if (!url) return;
  const response = await fetch(url, { credentials: "same-origin" });
  if (response.ok) teach(language, await response.text());
}

/** Fetch the words this person reads, and the English ones that stand in for what is not translated. */
export async function learnAll(): Promise<void> {
  await Promise.all([...new Set([BASE, settings.language])].map(learn));
}

function found(code: string): FluentBundle | null {
  for (const language of [settings.language, BASE]) {
    const bundle = bundles[language];
    if (bundle?.hasMessage(code)) return bundle;
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
  return texts.reduce((start, next, i) =>
    i < texts.length - 1 ? say("list-middle", { start, next }) : say("list-end", { start, last: next }), texts.shift() ?? "");
}

function plain(params: Record<string, Param>): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value === true ? "yes" : value === false ? "no" : typeof value === "object" ? joined(value) : value]));
}

/** The words of a code in the person's language; a code without words is said as it is. */
export function say(code: string, params: Record<string, Param> = {}): string {
  const bundle = found(code);
  const pattern = bundle?.getMessage(code)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, plain(params), []) : code;
}

/** A message of the host in the person's language; where the catalogue has no words for it, as the host said it. */
export function sayMessage({ code, params = {}, text }: Message & { text?: string }): string {
  if (text !== undefined && !hasWords(code)) return text;
  const inside = Object.entries(params).map(([name, value]): [string, Param] => {
    if (Array.isArray(value)) return [name, name === "colours" ? value.map((key) => say(`colour-${key}`)).join(" ") : value];
    return [name, typeof value === "object" ? sayMessage(value) : value];
  });
  return say(code, Object.fromEntries(inside));
}

/** The language for numbers and dates. */
const locale = () => (isTrial(settings.language) ? BASE : settings.language);

/** A number as the person writes it. */
export function count(value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(locale(), options).format(value);
}

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
