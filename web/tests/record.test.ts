import { beforeEach, describe, expect, it } from "vitest";
import { Refused, Unreachable } from "../src/client/api.ts";
import {
  dueGames,
  forgetDueGames,
  playersOf,
  recordDueGames,
  Recorder,
  scaleTop,
  spotsOf,
  summariesOf,
} from "../src/record/record.ts";
import type { RecordedGameData } from "../src/client/api-types.ts";
import { game, state } from "./states.ts";

const exactly = (value: number) => ({ exact: true, lower: value, upper: value });
const kept = (change: Partial<RecordedGameData> = {}): RecordedGameData => ({
  table: "t0",
  nth: 1,
  game: 0,
  seat: 1,
  player: "Ada",
  edition: "classic",
  at: 0,
  rows: 4,
  broken: true,
  group: false,
  hints: false,
  mistakes: exactly(0.5),
  luck: exactly(0.1),
  perfect: exactly(4.34),
  book: null,
  ...change,
});
const over = () =>
  state({
    games: [
      game({ phase: "over", ending: "broken" }),
      game({ phase: "over", ending: "broken", codemaker: 1, codebreakers: [0] }),
    ],
  });

beforeEach(() => localStorage.clear());

describe("what is due for the record", () => {
  it("is no game of a room that the end of its round has cut short", () => {
    const raced = (ending: "broken" | "conceded") => {
      const found = state({ games: [game({ phase: "over", ending })] });
      return { ...found, options: { ...found.options, room: "abc234" } };
    };
    expect(dueGames(raced("broken"), [1])).toEqual([{ game: 0, seat: 1 }]);
    expect(dueGames(raced("conceded"), [1])).toEqual([]);
  });

  it("is every finished game in which a seat of this browser guessed", () => {
    expect(dueGames(over(), [1])).toEqual([{ game: 0, seat: 1 }]);
    expect(dueGames(over(), [0, 1])).toEqual([
      { game: 0, seat: 1 },
      { game: 1, seat: 0 },
    ]);
    expect(dueGames(state(), [1])).toEqual([]);
    expect(dueGames(over(), [])).toEqual([]);
  });
});

describe("the recorder", () => {
  it("keeps each game once, one after the other, also over a reload", async () => {
    const sent: string[] = [];
    let running = 0;
    const keepGame = async (table: string, index: number, seat: number) => {
      expect(running++).toBe(0);
      await Promise.resolve();
      running -= 1;
      sent.push(`${table} ${index} ${seat}`);
      return kept();
    };
    const recorder = new Recorder("t0", [0, 1], keepGame);
    await Promise.all([recorder.note(over()), recorder.note(over())]);
    await new Recorder("t0", [0, 1], keepGame).note(over());
    expect(sent).toEqual(["t0 0 1", "t0 1 0"]);
  });

  it("waits for the games of the table before, so that all are kept under one cookie", async () => {
    const sent: string[] = [];
    let running = 0;
    const keepGame = async (table: string) => {
      expect(running++).toBe(0);
      await new Promise((resolve) => setTimeout(resolve));
      running -= 1;
      sent.push(table);
      return kept();
    };
    await Promise.all(["t0", "t1", "t2"].map((table) => new Recorder(table, [1], keepGame).note(over())));
    expect(sent).toEqual(["t0", "t1", "t2"]);
  });

  it.each([new Unreachable("away"), new Refused(429, "TOO_MANY_REQUESTS", "")])(
    "is silent when it fails, and keeps the game at another table or after a reload: %s",
    async (error) => {
      const sent: string[] = [];
      await new Recorder("t0", [1], () => Promise.reject(error)).note(over());
      const keepGame = (table: string) => {
        sent.push(table);
        return Promise.resolve(kept());
      };
      await new Recorder("t1", [], keepGame).note(over());
      expect(sent).toEqual(["t0"]);
      await new Recorder("t1", [1], keepGame).note(over());
      expect(sent).toEqual(["t0", "t1"]);
      expect(await recordDueGames(keepGame)).toBe(true);
      expect(sent).toHaveLength(2);
    },
  );

  it("tells that a game still waits", async () => {
    const away = () => Promise.reject(new Unreachable("away"));
    await new Recorder("t0", [1], away).note(over());
    expect(await recordDueGames(away)).toBe(false);
    forgetDueGames();
    expect(await recordDueGames(away)).toBe(true);
  });

  it.each(["NOT_RECORDED", "NO_SUCH_TABLE"])("takes the refusal %s as one for good", async (reason) => {
    let tries = 0;
    const keepGame = () => {
      tries += 1;
      return Promise.reject(new Refused(422, reason, ""));
    };
    await new Recorder("t0", [1], keepGame).note(over());
    await recordDueGames(keepGame);
    expect(tries).toBe(1);
  });
});

describe("a record", () => {
  it("is averaged for one name as for all", () => {
    const games = [
      kept({ rows: 4 }),
      kept({ rows: 7, broken: false, mistakes: { exact: false, lower: 0.1, upper: 0.9 } }),
    ];
    const all = [
      { edition: "super", name: "Super", games: 1, broken: 1, rows: 5, mistakes: exactly(0), luck: exactly(0) },
      { edition: "classic", name: "Classic", games: 3, broken: 2, rows: 5, mistakes: exactly(0), luck: exactly(0) },
    ];
    expect(summariesOf(games, all)).toEqual([
      {
        edition: "classic",
        name: "Classic",
        games: 2,
        broken: 1,
        rows: 4,
        mistakes: { exact: false, lower: 0.3, upper: 0.7 },
        luck: exactly(0.1),
      },
    ]);
  });

  it("names who played, the latest first", () => {
    expect(playersOf([kept(), kept({ player: "Ben" }), kept()])).toEqual(["Ada", "Ben"]);
  });

  it("is plotted from left to right on a scale with a round top", () => {
    expect(scaleTop([0.3])).toBe(1);
    expect(scaleTop([1.2])).toBe(2);
    expect(scaleTop([5, 7])).toBe(8);
    expect(spotsOf([exactly(0), exactly(8)], 8, [100, 40])).toEqual([
      { x: 25, low: 40, high: 40 },
      { x: 75, low: 0, high: 0 },
    ]);
  });
});
