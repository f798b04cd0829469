import type { Notes } from "../board/notes.svelte.ts";
import type { EditionData, ExplanationData, FactData, HintData, NoteData } from "../client/api-types.ts";
import { settings } from "../device/settings.svelte.ts";
import { keep, recall } from "../device/store.ts";
import { recentOf } from "../start/recent.ts";
import { spoken } from "../words/speech.ts";
import { say, sayMessage } from "../words/words.svelte.ts";
import type { Word } from "./play.svelte.ts";

/** In so many games the coach speaks by itself, unless a person wants it always or only on request. */
export const FIRST_GAMES = 5;

/** Whether the coach speaks by itself in a game; this browser remembers the first games of a person. */
export function coaches(table: string, game: number): boolean {
  // The teacher of a first game says it all.
  if (recentOf(table)?.mode === "learn") return false;
  if (settings.coach !== "first") return settings.coach === "always";
  const before = recall<string[]>("coached", []);
  const name = `${table}.${game}`;
  if (before.includes(name)) return true;
  if (before.length >= FIRST_GAMES) return false;
  keep("coached", [...before, name]);
  return true;
}

/** What the last row added, with an offer to note it; null where nothing is to be said. */
export function answerWord({ latest }: ExplanationData, notes: Notes): Word | null {
  if (!latest.length) return null;
  return { ...spokenFacts(latest, notes), coach: true };
}

/** A hint in steps: what rows tell that is not noted yet and was not just said, what to look for, and the guess. */
export function hintWord(hint: HintData, edition: EditionData, { notes, said }: { notes: Notes; said: string }): Word {
  const code = spoken(hint.guess, edition);
  const counted = hint.left !== null && hint.left > 1 && !hint.sampled;
  const guess: Word = {
    text: counted
      ? say("page-help-hint-left", { code, left: hint.left ?? 0 })
      : say("page-help-hint", { code, why: sayMessage(hint.why) }),
    rows: [],
    code: hint.guess,
    good: true,
  };
  const look: Word = {
    text: sayMessage(hint.look),
    rows: [],
    code: null,
    good: true,
    next: { label: say("page-hint-show"), word: guess },
  };
  const fact = hint.facts.find((one) => !said.includes(sayMessage(one.sentence)) && !notes.hold(one.notes));
  if (!fact) return look;
  return { ...spokenFacts([fact], notes), next: { label: say("page-hint-look"), word: look } };
}

/** What the button says that puts something into the notes. */
export const noteLabel = (notes: NoteData[]): string =>
  say(notes.some(({ sure }) => sure) ? "page-coach-note" : "page-coach-cross");

function spokenFacts(facts: FactData[], notes: Notes): Word {
  const open = facts.flatMap((one) => one.notes).filter((one) => !notes.hold([one]));
  return {
    text: facts.map((one) => sayMessage(one.sentence)).join(" "),
    rows: [],
    code: null,
    good: true,
    notes: open,
  };
}
