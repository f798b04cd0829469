import { describe, expect, it } from "vitest";
import { Draft } from "../src/board/draft.svelte.ts";
import { busy, intent, typed, type Pressed } from "../src/board/keys.ts";
import { Marks } from "../src/board/marks.svelte.ts";
import { state } from "./states.ts";

const { colours } = state().edition;
const digits = ["0", "1", "2"].map((letter) => ({ name: letter, letter }));
const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});
const filling = { colours, marking: false, letterKeys: true };

describe("keys", () => {
  it("place pegs by letter in either case, or by number", () => {
    expect(intent(press("g"), filling)).toEqual({ does: "peg", letter: "G" });
    expect(intent(press("K"), filling)).toEqual({ does: "peg", letter: "K" });
    expect(intent(press("2"), filling)).toEqual({ does: "peg", letter: "B" });
    expect(intent(press("7"), filling)).toBeNull();
    expect(intent(press("x"), filling)).toBeNull();
  });

  it("take a digit for itself where digits are the pegs", () => {
    expect(intent(press("1"), { ...filling, colours: digits })).toEqual({ does: "peg", letter: "1" });
    expect(intent(press("0"), { ...filling, colours: digits })).toEqual({ does: "peg", letter: "0" });
  });

  it("place an empty hole only where the edition has one", () => {
    expect(intent(press("."), filling)).toBeNull();
    const blanks = [...colours, { name: "empty", letter: "." }];
    expect(intent(press("."), { ...filling, colours: blanks })).toEqual({ does: "peg", letter: "." });
  });

  it("count key pegs while marking", () => {
    const marking = { ...filling, marking: true };
    expect(intent(press("r"), marking)).toEqual({ does: "red" });
    expect(intent(press("W"), marking)).toEqual({ does: "white" });
    expect(intent(press("g"), marking)).toBeNull();
  });

  it("leave the browser's own shortcuts alone, and letters where they are switched off", () => {
    expect(intent(press("r", { ctrlKey: true }), filling)).toBeNull();
    const off = { ...filling, letterKeys: false };
    expect(intent(press("r"), off)).toBeNull();
    expect(intent(press("?"), off)).toBeNull();
    expect(intent(press("ArrowLeft"), off)).toEqual({ does: "move", by: -1 });
  });

  it("stay with whoever has the focus and needs them", () => {
    document.body.innerHTML = "<input><button>x</button><p>y</p>";
    const at = (name: string) => document.querySelector(name);
    expect(busy(at("input"), "r")).toBe(true);
    expect(busy(at("button"), "Enter")).toBe(true);
    expect(busy(at("button"), "r")).toBe(false);
    expect(busy(at("p"), "Enter")).toBe(false);
  });
});

describe("a row being filled", () => {
  it("goes on to the next open hole, round the end", () => {
    const draft = new Draft(4);
    draft.cursor = 3;
    draft.place("R");
    expect([draft.text, draft.cursor]).toEqual(["   R", 0]);
    for (const letter of "GBY") draft.place(letter);
    expect([draft.text, draft.full]).toEqual(["GBYR", true]);
  });

  it("takes back the chosen peg, or the one before it", () => {
    const draft = new Draft(4);
    draft.fill("RG  ", "RG");
    draft.back();
    expect(draft.text).toBe("R   ");
    draft.back();
    draft.back();
    expect(draft.empty).toBe(true);
  });

  it("takes over only signs it can hold", () => {
    const draft = new Draft(4);
    draft.fill("RX.G", "RG");
    expect(draft.text).toBe("R  G");
    expect(draft.cursor).toBe(1);
  });

  it("swaps pegs, and empties a hole chosen twice", () => {
    const draft = new Draft(3);
    draft.fill("RG ", "RG");
    draft.swap(0, 2);
    expect(draft.text).toBe(" GR");
    draft.choose(2);
    expect(draft.text).toBe(" G ");
  });
});

describe("key pegs being chosen", () => {
  it("are taken back one by one, the last first", () => {
    const marks = new Marks();
    marks.change("red", 1);
    marks.change("white", 1);
    marks.change("red", 1);
    expect(marks.text).toBe("2-1");
    marks.back();
    expect(marks.text).toBe("1-1");
    marks.back();
    marks.back();
    marks.back();
    expect(marks.text).toBe("0-0");
  });
});

describe("the focus", () => {
  function focused(html: string): Element | null {
    document.body.innerHTML = html;
    return document.querySelector("[data-here]");
  }

  it("keeps its keys in an open dialog and in a field", () => {
    expect(busy(focused("<dialog open><button data-here>x</button></dialog>"), "r")).toBe(true);
    expect(busy(focused("<input data-here>"), "r")).toBe(true);
    expect(busy(focused("<button data-here>x</button>"), "Enter")).toBe(true);
    expect(busy(focused("<button data-here>x</button>"), "r")).toBe(false);
  });

  it("gives them back as soon as a dialog is closed, before it is gone", () => {
    expect(busy(focused("<dialog><button data-here>x</button></dialog>"), "r")).toBe(false);
    expect(busy(focused("<dialog><button data-here>x</button></dialog>"), "Enter")).toBe(false);
  });
});

describe("keys typed while the next seat is on its way", () => {
  const pressed = (key: string, change: Partial<Pressed> = {}): Pressed => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...change,
  });

  it("are held where they can mean a row or marks, and left alone otherwise", () => {
    for (const key of ["r", "1", ".", "Enter", "Backspace", "ArrowLeft"])
      expect(typed(pressed(key), true), key).toBe(true);
    for (const key of ["Tab", "Escape", "F5", " "]) expect(typed(pressed(key), true), key).toBe(false);
    expect(typed(pressed("r", { ctrlKey: true }), true)).toBe(false);
    expect(typed(pressed("r"), false)).toBe(false);
    expect(typed(pressed("Enter"), false)).toBe(true);
  });
});
