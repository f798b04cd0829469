import { beforeEach, describe, expect, it } from "vitest";
import { Draft } from "../src/board/draft.svelte.ts";
import { intent } from "../src/board/keys.ts";
import { Marks } from "../src/board/marks.svelte.ts";
import { Notes } from "../src/board/notes.svelte.ts";

beforeEach(() => localStorage.clear());

describe("a row being filled", () => {
  it("takes every change back, and makes it again", () => {
    const draft = new Draft(4);
    draft.place("R");
    draft.place("G");
    draft.swap(0, 1);
    draft.fill("BBBB", "RGB");
    for (const text of ["GR  ", "RG  ", "R   ", "    ", "    "]) {
      draft.undo();
      expect(draft.text).toBe(text);
    }
    for (const text of ["R   ", "RG  ", "GR  ", "BBBB", "BBBB"]) {
      draft.redo();
      expect(draft.text).toBe(text);
    }
  });

  it("forgets what was taken back once something else is placed", () => {
    const draft = new Draft(2);
    draft.place("R");
    draft.undo();
    draft.place("B");
    expect(draft.redoable).toBe(false);
  });

  it("is undone and redone by the keys of every editor", () => {
    const keys = (key: string, shiftKey = false) =>
      intent(
        { key, shiftKey, ctrlKey: true, metaKey: false, altKey: false },
        { colours: [], marking: false, letterKeys: true },
      );
    expect([keys("z"), keys("Z", true), keys("y"), keys("c")]).toEqual([
      { does: "undo" },
      { does: "redo" },
      { does: "redo" },
      null,
    ]);
  });
});

describe("notes", () => {
  const notes = () => {
    const one = new Notes("t0");
    one.open(0, 3, ["R", "G", "B"]);
    return one;
  };

  it("turn from nothing to out, to sure, and to nothing again", () => {
    const one = notes();
    const seen = Array.from({ length: 3 }, () => {
      one.turn("R", 1);
      return one.of("R", 1);
    });
    expect(seen).toEqual(["out", "sure", null]);
  });

  it("pin one colour to a hole", () => {
    const one = notes();
    for (const letter of ["R", "G"]) {
      one.turn(letter, 0);
      one.turn(letter, 0);
    }
    expect(one.pinned).toEqual(["G", null, null]);
  });

  it("cross a colour out everywhere, and are there after a reload, for their own game only", () => {
    const one = notes();
    one.cross("B");
    expect([one.out, notes().out]).toEqual([["B"], ["B"]]);
    one.open(1, 3, ["R", "G", "B"]);
    expect(one.out).toEqual([]);
  });

  it("say for each hole which colours are not there, less those that are out everywhere", () => {
    const one = notes();
    one.turn("R", 1);
    one.cross("B");
    expect(one.notHere).toEqual([[], ["R"], []]);
  });

  it("list whole codes, cross them out and take that back, and keep them over a reload", () => {
    const one = notes();
    one.list("RGB");
    one.list("GGG");
    one.list("RGB");
    one.crossCode("RGB");
    expect(notes().codes).toEqual([
      { code: "RGB", out: true },
      { code: "GGG", out: false },
    ]);
    expect([one.rulesOut("RGB"), one.rulesOut("GGG")]).toEqual([true, false]);
    one.crossCode("RGB");
    one.removeCode("GGG");
    expect(notes().codes).toEqual([{ code: "RGB", out: false }]);
    one.clear();
    expect([notes().codes, notes().any]).toEqual([[], false]);
  });

  it("rule a row out by a colour that is noted as not in its hole", () => {
    const one = notes();
    one.turn("R", 1);
    expect([one.rulesOut("RGG"), one.rulesOut("GRG")]).toEqual([false, true]);
  });
});

describe("key pegs", () => {
  it("are shown again as they were, and taken back one by one", () => {
    const marks = new Marks();
    marks.show({ red: 1, white: 2 });
    expect(marks.text).toBe("1-2");
    marks.back();
    expect(marks.text).toBe("1-1");
  });
});
