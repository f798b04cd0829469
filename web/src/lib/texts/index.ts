import { settings } from "../settings.svelte.ts";
import { BLANK, shapeOf } from "../looks.ts";
import type { Colour } from "../types.ts";
import { de } from "./de.ts";
import { en, type Texts } from "./en.ts";

export const catalogues: Record<string, Texts> = { en, de };

/** Every text of the page in the person's language; read it where it is shown, so that it follows the choice. */
export function t(): Texts {
  return catalogues[settings.language] ?? en;
}

/** A number as the person writes it. */
export function count(value: number): string {
  return new Intl.NumberFormat(settings.language).format(value);
}

/** A moment as the person writes it: their own way, where the device speaks the language chosen. */
export function moment(seconds: number): string {
  const own = navigator.language.toLowerCase().startsWith(settings.language);
  const write = new Intl.DateTimeFormat(own ? navigator.language : settings.language, { dateStyle: "medium", timeStyle: "short" });
  return write.format(seconds * 1000);
}

/** A colour in the person's language; one that is no colour, such as a digit, goes by its letter. */
export function colourName({ name, letter }: Colour): string {
  if (letter === BLANK) return t().empty;
  return shapeOf(name) ? (t().colours[name] ?? name) : letter;
}
