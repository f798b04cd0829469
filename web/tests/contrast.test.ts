import { describe, expect, it } from "vitest";
import app from "../src/app.css?raw";
import pegs from "../src/pegs.css?raw";

type Rgb = [number, number, number];

function rgb(hex: string): Rgb {
  const whole = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, "$&$&") : hex;
  return [1, 3, 5].map((at) => parseInt(whole.slice(at, at + 2), 16)) as Rgb;
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string, other: string): number {
  const [high, low] = [luminance(rgb(one)), luminance(rgb(other))].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function variables(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{3,6})(?=[;\s}])/gi)].map(([, name, value]) => [name, value]),
  );
}
const walnut = variables(/:root \{([^}]*)\}/.exec(app)?.[1] ?? "");
const named = (theme: string) => ({
  ...walnut,
  ...variables(new RegExp(`data-theme="${theme}"\\] \\{([^}]*)\\}`).exec(app)?.[1] ?? ""),
});
const themes = { walnut, slate: named("slate"), paper: named("paper") };

const TEXT = [
  ["ink", "ground"],
  ["ink", "ground-deep"],
  ["ink", "board"],
  ["ink", "raised"],
  ["ink", "tray"],
  ["ink-soft", "ground"],
  ["ink-soft", "ground-deep"],
  ["ink-soft", "board"],
  ["ink-soft", "raised"],
  ["ink-soft", "tray"],
  ["on-accent", "accent"],
  ["accent-deep", "board"],
  ["accent-deep", "ground"],
  ["good", "board"],
  ["warn", "board"],
  ["on-wood", "wood1"],
  ["on-wood", "wood2"],
  ["on-wood", "wood3"],
  ["on-wood-soft", "wood1"],
  ["on-wood-soft", "wood2"],
] as const;
const SIGNS = [
  ["edge-strong", "board"],
  ["edge-strong", "raised"],
  ["accent", "board"],
  ["now", "wood2"],
  ["now", "wood1"],
] as const;

describe.each(Object.entries(themes))("the theme %s", (_, theme) => {
  const at = (name: string) => theme[name] ?? "";

  it.each(TEXT)("writes %s on %s with 4.5 to 1", (front, back) => {
    expect(contrast(at(front), at(back))).toBeGreaterThanOrEqual(4.5);
  });
  it.each(SIGNS)("draws %s on %s with 3 to 1", (front, back) => {
    expect(contrast(at(front), at(back))).toBeGreaterThanOrEqual(3);
  });
  it("tells red, white and empty key pegs apart without their colour", () => {
    // The rim of a white key peg is the same in every theme.
    expect(contrast(at("key-white"), "#6a5f4f")).toBeGreaterThanOrEqual(3);
    expect(contrast(at("key-red"), at("key-white"))).toBeGreaterThanOrEqual(3);
  });
  it("tells black key pegs from white ones and from holes", () => {
    const black = variables(/data-key-pegs="black"\]\[data-theme\] \{([^}]*)\}/.exec(app)?.[1] ?? "")["key-red"] ?? "";
    expect(contrast(black, at("key-white"))).toBeGreaterThanOrEqual(3);
    // Their rim is the same in every theme.
    expect(contrast(black, "#d9cdb9")).toBeGreaterThanOrEqual(3);
  });
});

describe("the pegs", () => {
  const colours = [...pegs.matchAll(/\.c-([a-z]+) \{\s+--c: (#[0-9a-f]{3,6});\s+--m: (#[0-9a-f]{3,6});\s+\}/g)].map(
    ([, name, peg, sign]) => [name ?? "", peg ?? "", sign ?? ""] as const,
  );

  it("are all read from the style sheet", () => {
    expect(colours).toHaveLength(13);
  });
  it.each(colours)("%s carries a sign with 3 to 1", (_, peg, sign) => {
    expect(contrast(peg, sign)).toBeGreaterThanOrEqual(3);
  });
});
