import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { settings } from "../src/device/settings.svelte.ts";
import { endingWords, news, rematchWords, rowSentence, turnWords, verdict } from "../src/words/speech.ts";
import { colourName, count, joined, say } from "../src/words/words.svelte.ts";
import { game, state } from "./states.ts";
import { catalogues } from "./words.ts";

const SOURCES = import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const row = (number: number, guess: string, red: number | null, white: number | null) => ({
  number,
  seat: 1,
  guess,
  red,
  white,
  points: null,
  skipped: false,
});
const me = { seat: 1, shared: false };

const codes = Object.fromEntries(
  Object.entries(catalogues).map(([language, text]) => [
    language,
    [...new FluentResource(text).body].map((message) => message.id),
  ]),
);
const codesOf = (language: string) => codes[language] ?? [];
/** The parameters a message mentions. */
const parameters = (language: string, code: string) => {
  const text = catalogues[language] ?? "";
  const start = text.search(new RegExp(`^${code} = `, "m"));
  const end = text.slice(start + 1).search(/^[a-z#]/m);
  return [
    ...new Set(
      [...text.slice(start, end < 0 ? undefined : start + 1 + end).matchAll(/\$[a-z-]+/g)].map(([name]) => name),
    ),
  ].sort();
};

describe("the catalogues", () => {
  const own = codesOf("en").filter((code) => code.startsWith("page-"));

  it("have words for every code that the page says", () => {
    const said = Object.values(SOURCES).flatMap((text) =>
      [...text.matchAll(/\bsay\(\s*"([a-z0-9-]+)"|"((?:page|action|label|role|result|column)-[a-z0-9-]+)"/g)].map(
        (match) => match[1] ?? match[2] ?? "",
      ),
    );
    expect(said.length).toBeGreaterThan(250);
    const known = new Set(codesOf("en"));
    expect([...new Set(said)].filter((code) => !known.has(code))).toEqual([]);
  });

  it("hold no words that nobody says", () => {
    const text = Object.values(SOURCES).join("\n");
    const built = [...text.matchAll(/`(page-[a-z-]+-)\$\{/g)].map((match) => match[1] ?? "");
    expect(
      own.filter(
        (code) =>
          !code.endsWith("-in-black") && !text.includes(`"${code}"`) && !built.some((start) => code.startsWith(start)),
      ),
    ).toEqual([]);
  });

  it.each(Object.keys(catalogues).filter((language) => language !== "en"))(
    "say the same in %s, with the same parameters",
    (language) => {
      expect(
        codesOf(language)
          .filter((code) => code.startsWith("page-"))
          .sort(),
      ).toEqual([...own].sort());
      const differ = own.filter((code) => parameters(language, code).join() !== parameters("en", code).join());
      expect(differ).toEqual([]);
    },
  );

  it.each(Object.keys(catalogues))(
    "say in %s what Fluent makes of the whole file, although messages are read one by one",
    (language) => {
      settings.language = language;
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(catalogues[language] ?? ""));
      const different = codesOf(language).filter((code) => {
        const params = Object.fromEntries(parameters(language, code).map((name, i) => [name.slice(1), i + 2]));
        const pattern = bundle.getMessage(code)?.value;
        return !pattern || say(code, params) !== bundle.formatPattern(pattern, params, []);
      });
      expect(different).toEqual([]);
    },
  );

  it("never use a message twice", () => {
    for (const language of Object.keys(catalogues))
      expect(new Set(codesOf(language)).size, language).toBe(codesOf(language).length);
  });
});

describe("words", () => {
  it("follow the number", () => {
    expect(say("page-result-broken-you", { n: 1 })).toBe("You broke the code in 1 row");
    expect(say("page-result-broken-you", { n: 4 })).toBe("You broke the code in 4 rows");
  });

  it("join lists and write numbers as the language does", () => {
    expect(joined([1, 3, 4])).toBe("1, 3 and 4");
    expect(joined(["Ada"])).toBe("Ada");
    settings.language = "de";
    expect(joined([1, 3])).toBe("1 und 3");
    expect(count(1296)).toBe("1.296");
    expect(colourName({ name: "red", letter: "R" })).toBe("rot");
  });

  it("fall back to the code where there are none", () => {
    expect(say("no-such-words")).toBe("no-such-words");
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

  it("tell a row that was skipped from one whose time ran out", () => {
    const lost = { ...row(2, "RRBB", 1, 0), guess: null, red: null, white: null };
    const timed = state({ seconds: 30 });
    expect(rowSentence({ ...lost, skipped: true }, game(), timed)).toBe("Row 2: skipped");
    expect(rowSentence(lost, game(), timed)).toBe("Row 2: lost, the time ran out");
  });

  it("name who wants to play again", () => {
    const again = { rematch: "t1", rematch_by: 0 };
    expect(rematchWords(state({}, again))).toBe("Ada wants to play again");
    const three = state({ players: ["Ada", "Ben", "Cleo"] }, { rematch: "t1" });
    const cleo = { ...state().seats[0]!, seat: 2, name: "Cleo" };
    const seats = [...three.seats, cleo];
    expect(rematchWords({ ...three, seats, rematch_by: 2 })).toBe("Cleo wants to play again");
    expect(rematchWords({ ...three, seats, rematch_by: null })).toBe("Somebody here wants to play again");
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

  it("tell what is taken back beside a real board", () => {
    const marked = state({ games: [game({ rows: [row(1, "RRBB", 1, 0)] })] });
    const open = { ...row(1, "RRBB", 1, 0), red: null, white: null };
    const waiting = state({ seq: 3, games: [game({ rows: [open], phase: "marking" })], waits_for: [0] });
    expect(news(marked, waiting, me)[0]).toBe("Ada takes back the feedback of row 1.");
    expect(news(waiting, state({ seq: 4 }), me)[0]).toBe("Ben takes back the guess in row 1.");
  });

  it("tell who sits down and who leaves", () => {
    const seats = (taken: boolean) => state().seats.map((seat) => (seat.seat === 1 ? { ...seat, taken } : seat));
    const open = state({}, { seats: seats(false) });
    const full = state({}, { seats: seats(true) });
    expect(news(open, full, { seat: 0, shared: false })).toEqual(["Ben joined", "Ben guesses: row 1"]);
  });

  it("tell who gave up, where it was one person", () => {
    const over = game({ phase: "over", ending: "conceded", conceding: [1] });
    expect(endingWords(state(), over, 1)).toBe("You gave up");
    expect(endingWords(state(), over, 0)).toBe("Ben gave up");
    expect(endingWords(state(), { ...over, codebreakers: [1, 2] }, 1)).toBe("The codebreakers gave up");
  });

  it("do not promise another game where a void one ended the match", () => {
    const gone = game({ phase: "over", ending: "void", void_by: "reveal" });
    expect(endingWords(state({ games: [gone, game()] }), gone, 1)).toBe("Wrong information: this game is played again");
    expect(endingWords(state({ games: [gone], over: true }), gone, 1)).toBe(
      "Wrong information: this game does not count, and the match is over",
    );
  });

  it("keep the name of the one who acted after a computer took the seat", () => {
    const gaveUp = game({ phase: "over", ending: "forfeited" });
    const several = game({
      number: 2,
      codemaker: 1,
      codebreakers: [0, 2],
      rows: [{ ...row(1, "RRBB", 1, 0), seat: 0 }],
    });
    const now = state(
      { games: [gaveUp, several], players: ["computer steady", "Ben"] },
      { former: [{ seat: 0, name: "Ada", games: 1, rows: 1 }] },
    );
    const [ada, ...others] = now.seats;
    now.seats = [{ ...ada!, kind: "computer", name: "computer steady" }, ...others];
    expect(endingWords(now, gaveUp, 1)).toBe("Ada forfeited the game");
    expect(rowSentence(several.rows[0]!, several, now)).toContain("Row 1, Ada:");
    expect(rowSentence({ ...several.rows[0]!, number: 2 }, several, now)).toContain("Row 2, Computer:");
  });

  it("tell of no match where a daily code is over", () => {
    const { options } = state();
    const over = state({ over: true, winners: [0] }, { options: { ...options, daily: "2026-11-16/classic" } });
    expect(verdict(over, 1)).toBe("");
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
