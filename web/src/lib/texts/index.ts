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

/** A colour in the person's language; one that is no colour, such as a digit, goes by its letter. */
export function colourName({ name, letter }: Colour): string {
  if (letter === BLANK) return t().empty;
  return shapeOf(name) ? (t().colours[name] ?? name) : letter;
}
