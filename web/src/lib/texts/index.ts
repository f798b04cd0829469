import { settings } from "../settings.svelte.ts";
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

/** A colour's name in the person's language. */
export function colourName(name: string): string {
  return t().colours[name] ?? name;
}
