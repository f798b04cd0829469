import type { ColourData } from "../client/api-types.ts";

export type Intent =
  | { does: "peg"; letter: string }
  | { does: "move"; by: number }
  | { does: "red" }
  | { does: "white" }
  | { does: "back" }
  | { does: "undo" }
  | { does: "redo" }
  | { does: "earlier"; by: number }
  | { does: "send" }
  | { does: "keys" };

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey?: boolean;
}

const PLAIN: Record<string, Intent> = {
  ArrowLeft: { does: "move", by: -1 },
  ArrowRight: { does: "move", by: 1 },
  ArrowUp: { does: "earlier", by: 1 },
  ArrowDown: { does: "earlier", by: -1 },
  Home: { does: "move", by: -99 },
  End: { does: "move", by: 99 },
  Backspace: { does: "back" },
  Delete: { does: "back" },
  Enter: { does: "send" },
  "?": { does: "keys" },
};

/** A person whose key pegs are black calls a red one black. */
const MARKS: Record<string, Intent> = { r: { does: "red" }, b: { does: "red" }, w: { does: "white" } };

/** The colour that a key names: by its letter, else by its number in order. */
function colourOf(sign: string, colours: ColourData[]): ColourData | undefined {
  const letter = sign.toUpperCase();
  return (
    colours.find((colour) => colour.letter === letter) ?? (/^[1-9]$/.test(sign) ? colours[Number(sign) - 1] : undefined)
  );
}

/** Undo and redo, as every editor has them. */
function changed({ key, shiftKey }: Pressed): Intent | null {
  const letter = key.toLowerCase();
  if (letter === "z") return { does: shiftKey ? "redo" : "undo" };
  return letter === "y" ? { does: "redo" } : null;
}

/** What a key means while a row is filled, or while key pegs are given; null where it means nothing here. */
export function intent(
  pressed: Pressed,
  { colours, marking, letterKeys }: { colours: ColourData[]; marking: boolean; letterKeys: boolean },
): Intent | null {
  if ((pressed.ctrlKey || pressed.metaKey) && !pressed.altKey) return changed(pressed);
  if (pressed.altKey) return null;
  const plain = PLAIN[pressed.key];
  if (plain && (plain.does !== "keys" || letterKeys)) return plain;
  if (!letterKeys || pressed.key.length !== 1) return null;
  if (marking) return MARKS[pressed.key.toLowerCase()] ?? null;
  const colour = colourOf(pressed.key, colours);
  return colour ? { does: "peg", letter: colour.letter } : null;
}

const EDITS = ["ArrowLeft", "ArrowRight", "Home", "End", "Backspace", "Delete", "Enter"];

/** Whether a key may be meant for a row or for key pegs, whichever it will be. */
export function typed(pressed: Pressed, letterKeys: boolean): boolean {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return false;
  return EDITS.includes(pressed.key) || (letterKeys && pressed.key.length === 1 && pressed.key !== " ");
}

/** Whether the focus is somewhere that needs its own keys. */
export function busy(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  // The focus stays in a dialog that has just closed until its close event comes, some keys later.
  if (target.closest("dialog:not([open])")) return false;
  if (target.closest("dialog, input, select, textarea, [contenteditable]")) return true;
  return key === "Enter" && target.closest("a, button, summary") !== null;
}
