import { beforeEach, describe, expect, it } from "vitest";
import errors from "../../src/keypeg/errors.py?raw";
import editions from "../../src/keypeg/rules/editions.toml?raw";
import refusals from "../../src/keypeg/server/refusals.py?raw";
import { settings } from "../src/lib/settings.svelte.ts";
import { news, rowSentence, turnWords, verdict } from "../src/lib/speech.ts";
import { de } from "../src/lib/texts/de.ts";
import { en } from "../src/lib/texts/en.ts";
import { game, state } from "./states.ts";

/** Every path of a catalogue with the kind of text at its end; names the server gives may be added. */
function paths(part: object, at = ""): string[] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null ? paths(value, `${at}${key}.`) : [`${at}${key} ${typeof value}`],
  );
}
const ADDED = /^(colours|editions|levels|reasons)\./;
const row = (number: number, guess: string, red: number | null, white: number | null) => ({ number, seat: 1, guess, red, white, points: null });
const me = { seat: 1, shared: false };

beforeEach(() => {
  settings.language = "en";
});

describe("the catalogues", () => {
  it("hold the same texts in both languages", () => {
    expect(paths(de).filter((path) => !ADDED.test(path)).sort()).toEqual(paths(en).sort());
  });

  it("leave no text empty and none untranslated by accident", () => {
    const same = new Set(["names.computer", "start.linkNow"]);
    const texts = (part: object, at = ""): [string, string][] =>
      Object.entries(part).flatMap(([key, value]: [string, unknown]): [string, string][] =>
        typeof value === "string" ? [[`${at}${key}`, value]] : typeof value === "object" && value ? texts(value, `${at}${key}.`) : [],
      );
    const german = new Map(texts(de));
    for (const [path, text] of texts(en)) {
      expect(text, path).not.toBe("");
      if (!same.has(path) && !path.startsWith("seats.computer")) expect(german.get(path), path).not.toBe(text);
    }
  });

  it("name every reason the rules and the tables refuse for", () => {
    const rules = errors.slice(errors.indexOf("class Reason"), errors.indexOf("class TableReason"));
    const names = [...rules.matchAll(/^ {4}([A-Z_]+) = /gm)].map((match) => match[1] ?? "");
    // The server gives the tables' reasons names of its own.
    const tables = [...refusals.matchAll(/\(\d{3}, "([A-Z_]+)"\)|\d{3}: "([A-Z_]+)"/g)].map((match) => match[1] ?? match[2] ?? "");
    expect(names.length).toBeGreaterThan(20);
    expect(tables.length).toBeGreaterThan(15);
    expect([...names, ...tables, "GAME_GOES_ON", "MATCH_GOES_ON"].filter((name) => !de.refusal(name, ""))).toEqual([]);
  });

  it("have a German name, words and source for every edition", () => {
    const boxes = [...editions.matchAll(/^\[(\w+)\]$/gm)].map((match) => match[1] ?? "").filter((key) => key !== "palettes");
    expect(boxes.length).toBeGreaterThan(8);
    expect(boxes.filter((key) => !de.editions[key]?.name || !de.editions[key].about || !de.editions[key].source)).toEqual([]);
  });
});

describe("sentences", () => {
  it("tell a row as the rule sheets would read it aloud", () => {
    const now = state({ games: [game({ rows: [row(3, "RRBG", 1, 2)] })] });
    const [shown] = now.view.games;
    expect(rowSentence(row(3, "RRBG", 1, 2), shown ?? game(), now)).toBe("Row 3, red red blue green: 1 red, 2 white");
    settings.language = "de";
    expect(rowSentence(row(3, "RRBG", 1, 2), shown ?? game(), now)).toBe("Reihe 3, rot rot blau grün: 1 rot, 2 weiß");
  });

  it("say whose turn it is to each who looks", () => {
    expect(turnWords(state(), me)).toBe("Your turn, row 1");
    expect(turnWords(state(), { seat: 1, shared: true })).toBe("Ben, your turn: row 1");
    expect(turnWords(state(), { seat: 0, shared: false })).toBe("Ben guesses: row 1");
    expect(turnWords(state({ games: [game({ phase: "setting" })], waits_for: [0] }), me)).toBe("Ada sets the code");
  });

  it("tell once what is new", () => {
    const before = state();
    const after = state({ seq: 3, games: [game({ rows: [row(1, "RRBB", 1, 0)] })] });
    expect(news(before, after, me)).toEqual(["Row 1, red red blue blue: 1 red, 0 white", "Your turn, row 2"]);
    expect(news(after, after, me)).toEqual([]);
  });

  it("tell a win, a draw and a shared win", () => {
    const over = (winners: number[]) => state({ over: true, winners });
    expect(verdict(over([1]), 1)).toBe("You win the match");
    expect(verdict(over([0]), 1)).toBe("Ada wins the match");
    expect(verdict(over([0, 1]), 1)).toBe("The match is a draw");
    const three = state({ over: true, winners: [0, 1], players: ["Ada", "Ben", "Cleo"] });
    expect(verdict(three, null)).toBe("Ada and Ben share the win");
  });
});
