import { MediaQuery } from "svelte/reactivity";
import { directionOf } from "../words/pseudo.ts";
import { keep, recall } from "./store.ts";

export const THEMES = ["auto", "walnut", "slate", "paper"] as const;
export const SIGNS = ["shapes", "letters"] as const;
export const KEY_PEGS = ["red", "black"] as const;
/** When the coach says what an answer tells: in the first games, always, or only on request. */
export const COACHING = ["first", "always", "asked"] as const;

export interface Settings {
  language: string;
  theme: (typeof THEMES)[number];
  signs: (typeof SIGNS)[number];
  /** The colour of the key pegs for right colours in right places (R7a). */
  keyPegs: (typeof KEY_PEGS)[number];
  coach: (typeof COACHING)[number];
  numbers: boolean;
  letterKeys: boolean;
  sound: boolean;
  /** Whether the computer plays at a pace people can follow. */
  pace: boolean;
  /** Whether to be notified of one's turn while the page is hidden. */
  notify: boolean;
  /** Whether the reactions of others are shown. */
  reactions: boolean;
  /** Whether finished games are kept in the person's record. */
  record: boolean;
  name: string;
}

const KNOWN = ["de", "fr", "es", "nl", "pt"];
const OLD_THEMES: Record<string, Settings["theme"]> = { light: "walnut", dark: "slate" };

/** The language that the address asks for, as in `?lang=de`; null where it asks for none. */
function asked(): string | null {
  const wanted = new URLSearchParams(location.search).get("lang")?.toLowerCase().split("-")[0] ?? "";
  return wanted === "en" || KNOWN.includes(wanted) ? wanted : null;
}

/** The first language of the device that there are words in. */
function spoken(): string {
  const wanted = navigator.languages.map((one) => one.toLowerCase().split("-")[0] ?? "");
  return wanted.find((one) => one === "en" || KNOWN.includes(one)) ?? "en";
}

function initial(): Settings {
  const standard: Settings = {
    language: spoken(),
    theme: "auto",
    signs: "shapes",
    keyPegs: "red",
    coach: "first",
    numbers: false,
    letterKeys: true,
    sound: false,
    pace: true,
    notify: false,
    reactions: true,
    record: true,
    name: "",
  };
  const kept = recall<Partial<Settings>>("settings", {});
  const theme = OLD_THEMES[kept.theme ?? ""] ?? kept.theme ?? standard.theme;
  return { ...standard, ...kept, theme, language: asked() ?? kept.language ?? standard.language };
}

/** What this person likes, on this browser. */
export const settings = $state(initial());

const dark = new MediaQuery("(prefers-color-scheme: dark)");
const contrast = new MediaQuery("(prefers-contrast: more)");

/** The theme the device asks for. */
function systemTheme(): Settings["theme"] {
  if (contrast.current) return "paper";
  return dark.current ? "slate" : "walnut";
}

/** Put the settings where the style sheet sees them, and keep them. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language.startsWith("x-") ? "en" : settings.language;
  root.dir = directionOf(settings.language);
  root.dataset["theme"] = settings.theme === "auto" ? systemTheme() : settings.theme;
  root.dataset["keyPegs"] = settings.keyPegs;
  keep("settings", $state.snapshot(settings));
}
