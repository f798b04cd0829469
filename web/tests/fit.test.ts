import { describe, expect, it } from "vitest";
import { fitBoard, fitPosition, type Needs, type Room } from "../src/board/fit.ts";

const HEADER = 56;
const SIZES: [number, number][] = [
  [320, 568],
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1366, 768],
  [1920, 1080],
  [3840, 2160],
  [683, 384],
];
const rooms: Room[] = SIZES.flatMap(([width, height]) =>
  [true, false].map((touch) => ({ width: (width >= 992 ? width - 560 : width) - 12, height: height - HEADER, touch })),
);
const SHAPES = [1, 4, 5, 8].flatMap((pegs) =>
  [2, 8, 12].flatMap((colours) => [1, 10, 20].map((rows) => ({ pegs, colours, rows }))),
);
const needs = (change: Partial<Needs>): Needs => ({
  pegs: 4,
  rows: 10,
  used: 1,
  colours: 6,
  beside: "number",
  ...change,
});

describe("a board", () => {
  it("folds unused rows away for a panel, and keeps the size of its rows", () => {
    for (const room of rooms.filter(({ height, width }) => height > 560 && width < height * 1.2)) {
      const before = fitBoard(room, needs({ used: 4 }));
      const after = fitBoard(room, needs({ used: 4, panel: 112 }));
      expect([after.row, after.height <= room.height]).toEqual([before.row, true]);
      expect(after.store).toBeGreaterThanOrEqual(112);
    }
  });

  it("fits every room, whatever its shape and however many rows are played", () => {
    const wrong: string[] = [];
    for (const room of rooms)
      for (const shape of SHAPES)
        for (const used of [1, Math.ceil(shape.rows / 2), shape.rows]) {
          const fit = fitBoard(room, needs({ ...shape, used, beside: used % 2 ? "number" : "name", signs: 8 }));
          const fits = fit.width <= room.width + 1 && fit.height <= room.height && fit.shown >= used && fit.peg > 6;
          if (!fits) wrong.push(JSON.stringify([room, shape, used, fit]));
        }
    expect(wrong).toEqual([]);
  });

  it("folds no row of the boxed editions on a laptop or a larger phone", () => {
    for (const [width, height, touch] of [
      [806, 712, false],
      [378, 788, true],
      [756, 968, true],
    ] as const)
      expect(fitBoard({ width, height, touch }, needs({})).shown).toBe(10);
    expect(fitBoard({ width: 806, height: 712, touch: false }, needs({ rows: 12 })).shown).toBe(12);
  });

  it("folds unused rows only as far as a finger needs", () => {
    const room = { width: 308, height: 512, touch: true };
    const fit = fitBoard(room, needs({}));
    expect(fit.shown).toBeLessThan(10);
    expect(fit.shown).toBeGreaterThan(4);
    expect(fit.row).toBeGreaterThanOrEqual(40);
    expect(fitBoard(room, needs({ used: 10 })).shown).toBe(10);
  });

  it("lets pegs grow in a low window, as one that is zoomed in", () => {
    const fit = fitBoard({ width: 628, height: 330, touch: false }, needs({}));
    expect(fit.sideways).toBe(true);
    expect(fit.peg).toBeGreaterThan(33);
    expect(fit.shown).toBeGreaterThan(4);
  });

  it("gives fingers pegs and buttons of 44 pixels", () => {
    for (const room of rooms.filter(({ touch }) => touch)) {
      const fit = fitBoard(room, needs({ used: 4 }));
      expect([fit.stock >= 44, fit.button >= 44], JSON.stringify(room)).toEqual([true, true]);
    }
  });

  it("puts the drawer beside the rows where the room is low and wide", () => {
    expect(fitBoard({ width: 832, height: 346, touch: true }, needs({})).sideways).toBe(true);
    expect(fitBoard({ width: 378, height: 788, touch: true }, needs({})).sideways).toBe(false);
  });

  it("lets the shield and the drawer beside the rows take all the height of the rows", () => {
    for (const [width, height] of [
      [832, 326],
      [655, 311],
      [556, 256],
      [794, 460],
    ] as const)
      for (const colours of [6, 8, 12]) {
        const fit = fitBoard({ width, height, touch: true }, needs({ colours }));
        const drawer = fit.store + fit.button + 20;
        expect(2 * fit.pad + fit.shield + fit.gap + drawer, JSON.stringify(fit)).toBeCloseTo(fit.height, 0);
        expect(fit.shieldCell * 4, "the code fits behind the shield").toBeLessThan(fit.drawerWidth);
      }
  });

  it("shows the rows of a lesson upright where that makes their pegs larger, and beside the drawer on a phone", () => {
    const position = needs({ rows: 5, used: 5, colours: 7, beside: "nothing" });
    const low = { width: 560, height: 450, touch: false };
    expect(fitBoard(low, position).sideways).toBe(true);
    const fit = fitPosition(low, position);
    expect([fit.sideways, fit.peg > fitBoard(low, position).peg, fit.height <= 450]).toEqual([false, true, true]);
    expect(fitPosition({ width: 600, height: 330, touch: true }, position).sideways).toBe(true);
  });
});
