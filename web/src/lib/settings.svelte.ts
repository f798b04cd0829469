import { keep, recall } from "./store.ts";

export const THEMES = ["auto", "light", "dark"] as const;
export const SIGNS = ["shapes", "letters"] as const;

export interface Settings {
  language: string;
  theme: (typeof THEMES)[number];
  signs: (typeof SIGNS)[number];
  numbers: boolean;
  letterKeys: boolean;
  /** Whether finished games are kept in the person's record. */
  record: boolean;
  name: string;
}

const spoken = () => (navigator.language.toLowerCase().startsWith("de") ? "de" : "en");

function initial(): Settings {
  const standard: Settings = {
    language: spoken(),
    theme: "auto",
    signs: "shapes",
    numbers: false,
    letterKeys: true,
    record: true,
    name: "",
  };
  return { ...standard, ...recall<Partial<Settings>>("settings", {}) };
}

/** What this person likes, on this browser. */
export const settings = $state(initial());

/** Put the settings where the style sheet sees them, and keep them. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset["theme"] = settings.theme;
  keep("settings", $state.snapshot(settings));
}
