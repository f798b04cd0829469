import { beforeEach, describe, expect, it } from "vitest";
import { Notes } from "../src/board/notes.svelte.ts";
import type { FactData, HintData } from "../src/client/api-types.ts";
import { settings } from "../src/device/settings.svelte.ts";
import { answerWord, coaches, hintWord } from "../src/table/coaching.ts";
import { state } from "./states.ts";
import "./words.ts";

const edition = state({}).edition;
const fact = (text: string, letter?: string): FactData => ({
  sentence: { code: "no-words", params: {}, text },
  notes: letter === undefined ? [] : [1, 2, 3, 4].map((hole) => ({ letter, hole, sure: false })),
});
const hint = (...facts: FactData[]): HintData => ({
  guess: "GGYY",
  left: 32,
  sampled: false,
  why: { code: "hint-only-code", params: {}, text: "" },
  look: { code: "no-words", params: {}, text: "Look here." },
  facts,
});

function openNotes(): Notes {
  const notes = new Notes("t0");
  notes.open(0, 4, ["R", "B", "G", "Y", "W", "K"]);
  return notes;
}

beforeEach(() => {
  localStorage.clear();
  settings.coach = "first";
});

describe("the coach", () => {
  it("speaks by itself in five games, and goes on to do so in those", () => {
    const games = ["a", "b", "c", "d", "e", "f"].map((table) => coaches(table, 0));
    expect(games).toEqual([true, true, true, true, true, false]);
    expect(coaches("a", 0)).toBe(true);
    expect(coaches("a", 1)).toBe(false);
  });

  it("speaks always or never where a person says so", () => {
    settings.coach = "asked";
    expect(coaches("a", 0)).toBe(false);
    settings.coach = "always";
    expect(["a", "b", "c", "d", "e", "f", "g"].every((table) => coaches(table, 0))).toBe(true);
  });

  it("offers to note only what is not noted yet", () => {
    const notes = openNotes();
    notes.cross("R");
    const word = answerWord({ latest: [fact("Red is out.", "R"), fact("Blue is out.", "B")], facts: [] }, notes);
    expect(word?.text).toBe("Red is out. Blue is out.");
    expect(word?.notes?.map(({ letter }) => letter)).toEqual(["B", "B", "B", "B"]);
    notes.add(word?.notes ?? []);
    expect(notes.out).toEqual(["R", "B"]);
  });

  it("begins a hint with what is neither noted nor just said, then says what to look for, then a guess", () => {
    const notes = openNotes();
    notes.cross("R");
    const facts = [fact("Red is out.", "R"), fact("Blue is out.", "B"), fact("Green is there once.")];
    const word = hintWord(hint(...facts), edition, { notes, said: "Blue is out." });
    expect(word.text).toBe("Green is there once.");
    expect(word.next?.word.text).toBe("Look here.");
    expect(word.next?.word.next?.word.code).toBe("GGYY");
    expect(word.next?.word.next?.word.next).toBeUndefined();
  });

  it("begins with what to look for where the rows say nothing new", () => {
    expect(hintWord(hint(), edition, { notes: openNotes(), said: "" }).text).toBe("Look here.");
  });
});
