import { describe, expect, it } from "vitest";
import { SHAPES } from "../src/board/looks.ts";
import css from "../src/pegs.css?raw";

type Triple = [number, number, number];

// Machado, Oliveira and Fernandes 2009: full protanopia, deuteranopia and tritanopia, on linear RGB.
const BLIND: Record<string, Triple[]> = {
  none: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const EDITIONS: Record<string, string[]> = {
  classic: ["red", "blue", "green", "yellow", "white", "black"],
  expert: ["magenta", "white", "purple", "teal", "yellow", "orange", "blue", "red"],
  new: ["white", "pink", "green", "red", "orange", "silver", "yellow", "blue"],
};
// About five times what is just noticeable side by side in OKLab.
const APART = 0.1;

function linear(name: string): Triple {
  const hex = new RegExp(`\\.c-${name} \\{ --c: #([0-9a-f]{6})`).exec(css)?.[1] ?? "";
  const part = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(0), part(2), part(4)];
}

const times = (matrix: Triple[], [x, y, z]: Triple): Triple =>
  matrix.map(([a, b, c]) => Math.min(1, Math.max(0, a * x + b * y + c * z))) as Triple;

/** OKLab (Ottosson 2020) of a linear colour. */
function oklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const distance = (a: Triple, b: Triple) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

describe("the colours of the pegs", () => {
  it.each(Object.keys(EDITIONS))("stay apart in %s, whatever colours one sees", (edition) => {
    const names = EDITIONS[edition] ?? [];
    for (const [kind, matrix] of Object.entries(BLIND)) {
      const seen = names.map((name) => oklab(times(matrix, linear(name))));
      const close = names.flatMap((one, i) =>
        names.slice(i + 1).flatMap((other, j) => {
          const apart = distance(seen[i] ?? [0, 0, 0], seen[i + 1 + j] ?? [0, 0, 0]);
          return apart < APART ? [`${one} and ${other}: ${apart.toFixed(3)} (${kind})`] : [];
        }),
      );
      expect(close).toEqual([]);
    }
  });

  it("each have a shape of their own", () => {
    expect(new Set(Object.values(SHAPES)).size).toBe(12);
  });
});
