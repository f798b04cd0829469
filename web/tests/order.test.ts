import { beforeEach, describe, expect, it } from "vitest";
import { judge } from "../src/table/fair.ts";
import { gamesOffered, named, orderOf, shapeText, standard, withPeople } from "../src/start/order.ts";
import { recents, remember, type Recent } from "../src/start/recent.ts";
import { read } from "../src/page/route.svelte.ts";
import { settings } from "../src/device/settings.svelte.ts";

beforeEach(() => {
  settings.language = "en";
  localStorage.clear();
});

describe("the tables of a browser", () => {
  it("let a table in play fall off the list only after those that are over", () => {
    const one = (n: number, over: boolean): Recent => ({
      table: `t${n}`,
      mode: "solo",
      seats: [0],
      edition: "classic",
      players: [],
      when: n,
      over,
    });
    remember(one(0, false));
    for (let n = 1; n < 20; n++) remember(one(n, true));
    expect(recents().map(({ table }) => table)).toContain("t0");
    expect(recents()).toHaveLength(12);
  });
});

describe("the order of a table", () => {
  it("seats the computer as codemaker where the person breaks", () => {
    const order = orderOf({ ...standard("computer", "Ada"), role: "breaker" });
    expect(order.seats).toEqual([
      { kind: "person", name: "Ada", level: null },
      { kind: "computer", name: "Computer", level: "steady" },
    ]);
    expect([order.first, order.take]).toEqual([1, [0]]);
  });

  it("deals one code of the computer to somebody who plays solo, whatever was chosen for a match", () => {
    const order = orderOf({ ...standard("solo", "Ada"), games: 4, role: "maker", marking: "codemaker" });
    expect([order.games, order.first, order.take, order.marking]).toEqual([1, 1, [0], "table"]);
    expect(order.seats.map(({ kind }) => kind)).toEqual(["person", "computer"]);
  });

  it("takes all seats on one screen, and hides the code behind the real shield for a referee", () => {
    const order = orderOf({ ...standard("companion", ""), names: ["", "", ""] });
    expect(order.take).toEqual([0, 1, 2]);
    expect([order.shield, order.marking, order.hints]).toEqual([true, "codemaker", true]);
    expect(orderOf(standard("screen", "")).shield).toBe(false);
  });

  it("does not let an adversary guess: who makes the code plays against an ordinary level", () => {
    const order = orderOf({ ...standard("computer", ""), role: "maker", level: "adversary" });
    expect(order.shield).toBe(false);
    expect(order.seats[1]).toMatchObject({ kind: "computer", level: "steady" });
  });

  it("lets only the adversary bend its code: the person's own code is an ordinary one", () => {
    const order = orderOf({ ...standard("computer", ""), level: "adversary" });
    expect([order.shield, order.marking]).toEqual([false, "table"]);
    expect(order.seats[1]).toMatchObject({ kind: "adversary", level: null });
  });

  it("is for Party from three people on", () => {
    const two = standard("screen", "Ada");
    expect(withPeople(two, 2)).toBe(two);
    expect(withPeople(two, 4)).toMatchObject({ edition: "party", games: 4, names: ["Ada", "", "", ""] });
    expect(withPeople(withPeople(two, 4), 2)).toMatchObject({ edition: "classic", games: 2, names: ["Ada", ""] });
  });

  it("seats a party of computers around one person", () => {
    const order = orderOf({ ...standard("computer", "Ada"), edition: "party", names: ["Ada", "", "", ""], games: 8 });
    expect(order.seats.map(({ kind, name, level }) => [kind, name, level])).toEqual([
      ["person", "Ada", null],
      ["computer", "Computer 1", "steady"],
      ["computer", "Computer 2", "steady"],
      ["computer", "Computer 3", "steady"],
    ]);
    expect([order.take, order.first, order.games]).toEqual([[0], 1, 8]);
  });

  it("lets people choose who sets the first code", () => {
    expect(orderOf({ ...standard("link", "Ada"), first: 1 }).first).toBe(1);
    expect(orderOf({ ...standard("screen", "Ada"), first: 3 }).first).toBe(0);
  });

  it("offers a group a multiple of its players", () => {
    const party = {
      players: [3, 5] as [number, number],
      games_offered: [
        [3, 6],
        [4, 8],
        [5, 10],
      ],
    };
    expect(gamesOffered(party, 3)).toEqual([3, 6]);
    expect(gamesOffered(party, 5)).toEqual([5, 10]);
  });

  it("finds a name of its own for everybody", () => {
    expect(named(["", "Player 1", " Ben "])).toEqual(["Player 2", "Player 1", "Ben"]);
    expect(named(["Player 2", "", ""])).toEqual(["Player 2", "Player 3", "Player 4"]);
  });

  it("writes shapes as the notation does", () => {
    const shape = {
      pegs: 5,
      colours: 8,
      rows: 12,
      blanks: true,
      secretRepeats: true,
      guessRepeats: true,
      counting: "both" as const,
      digitSum: false,
    };
    expect(shapeText(shape)).toBe("5x8r12b");
    expect(shapeText({ ...shape, counting: "places" })).toBe("5x8r12bp");
    expect(shapeText({ ...shape, blanks: false, digitSum: true })).toBe("5x8r12s");
    expect(shapeText({ ...shape, blanks: false, secretRepeats: false, counting: "colours" })).toBe("5x8r12cu");
    expect(shapeText({ ...shape, blanks: false, secretRepeats: false })).toBe("5x8r12u");
    expect(shapeText({ ...shape, blanks: false, secretRepeats: false, guessRepeats: false })).toBe("5x8r12U");
  });
});

describe("fairness", () => {
  // The example of keypeg.table.state.fairness.digest.
  const digest = "364cd00b44b45478ed1696e394024bb42e3d1c423dc88edf8fbb2a275ba89940";
  const shown = { table: "t0", game: 1, attempt: 1, code: "RGBY", nonce: "00".repeat(32), digest };

  it("holds for the code that was promised", async () => {
    expect(await judge(shown, [])).toBe("fair");
    expect(await judge(shown, [{ game: 1, attempt: 1, digest }])).toBe("fair");
  });

  it("fails for another code, and for a promise changed afterwards", async () => {
    expect(await judge({ ...shown, code: "RGBB" }, [])).toBe("unfair");
    expect(await judge(shown, [{ game: 1, attempt: 1, digest: "aa" }])).toBe("changed");
    expect(await judge({ ...shown, code: null }, [])).toBe("hidden");
  });

  it("is computed alike where the browser has no WebCrypto", async () => {
    const { subtle } = crypto;
    Object.defineProperty(crypto, "subtle", { value: undefined, configurable: true });
    expect(await judge(shown, [])).toBe("fair");
    Object.defineProperty(crypto, "subtle", { value: subtle, configurable: true });
  });
});

describe("places and recent tables", () => {
  it("reads paths", () => {
    expect(read("/")).toEqual({ view: "start" });
    expect(read("/t/ab_C-1")).toEqual({ view: "table", table: "ab_C-1" });
    expect(read("/new/screen")).toEqual({ view: "set-up", mode: "screen" });
    expect(read("/t/a/b")).toEqual({ view: "nowhere" });
  });

  it("keeps the latest tables, each once", () => {
    const one = (table: string): Recent => ({
      table,
      mode: "link",
      seats: [0],
      edition: "classic",
      players: [],
      when: 0,
      over: false,
    });
    for (let i = 0; i < 15; i++) remember(one(`t${i}`));
    remember(one("t10"));
    expect(
      recents()
        .map((recent) => recent.table)
        .slice(0, 3),
    ).toEqual(["t10", "t14", "t13"]);
    expect(recents()).toHaveLength(12);
  });
});
