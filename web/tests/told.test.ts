import { describe, expect, it } from "vitest";
import hint from "../../src/keypeg/engine/hint.py?raw";
import catalogue from "../../src/keypeg/rules/catalogue.py?raw";
import edition from "../../src/keypeg/rules/edition.py?raw";
import match from "../../src/keypeg/rules/match.py?raw";
import shape from "../../src/keypeg/rules/shape.py?raw";
import helping from "../../src/keypeg/server/helping.py?raw";
import routes from "../../src/keypeg/server/routes.py?raw";
import options from "../../src/keypeg/table/options.py?raw";
import { checkInGerman, hintInGerman, refusalInGerman } from "../src/lib/texts/de-told.ts";
import { de } from "../src/lib/texts/de.ts";

const SAMPLES: [RegExp, string][] = [
  [/^name$/, "pegs"],
  [/quoted/, "'abc'"],
  [/^self$/, "classic"],
  [/needed/, "3 to 5"],
  [/join|^some$/, "a, b"],
];
/** A sentence of the server's sources with a sample in every gap. */
const filled = (text: string) => text.replace(/\{([^{}]*)\}/g, (_, gap: string) => SAMPLES.find(([like]) => like.test(gap))?.[1] ?? "7");

/** Every sentence that a source hands to an error of this name. */
function sentences(source: string, error: string): string[] {
  const calls = [...source.matchAll(new RegExp(`raise ${error}\\(\\s*((?:f?"[^\\n]*"\\s*)+)\\)`, "g"))];
  return calls.map(([, strings = ""]) => filled([...strings.matchAll(/f?"([^\n]*)"/g)].map((one) => one[1] ?? "").join("")));
}

describe("what the server says in English", () => {
  it("is told in German for every edition that cannot be", () => {
    const all = [catalogue, edition, match, shape, options, routes].flatMap((source) => sentences(source, "EditionError"));
    expect(all.length).toBe([catalogue, edition, match, shape, options, routes].join().match(/raise EditionError/g)?.length);
    expect(all.filter((sentence) => refusalInGerman(sentence) === null)).toEqual([]);
    expect(all.map((sentence) => refusalInGerman(sentence) ?? "").filter((text) => /undefined|\b(the|must|cannot)\b/.test(text))).toEqual([]);
  });

  it("is told in German for every code and every mark that cannot be", () => {
    const all = sentences(edition, "NotationError").filter((sentence) => !sentence.includes("(has"));
    expect(all.length).toBeGreaterThan(3);
    expect(all.filter((sentence) => refusalInGerman(sentence) === null)).toEqual([]);
  });

  it("is told in German with its numbers", () => {
    expect(refusalInGerman("cannot play 5 different pegs with 4 colours: allow repeats or take at least 5 colours")).toBe(
      "5 verschiedene Stifte gehen nicht mit 4 Farben: erlaub Wiederholungen oder nimm mindestens 5 Farben",
    );
    expect(hintInGerman("it splits the 1,296 codes left into 14 parts, 185.3 codes on average, and may be the secret")).toBe(
      "er teilt die 1.296 Codes, die noch passen, in 14 Teile von im Schnitt 185,3 Codes und kann selbst der Code sein",
    );
    expect(de.help.impossible([1], "Not possible: row 1 was marked 1-0, and with this code it would be 2-1.")).toBe(
      "Nicht möglich: Reihe 1 hat 1 rot, 0 weiß; mit diesem Code wären es 2 rot, 1 weiß.",
    );
  });

  it("is still said as the German takes it apart", () => {
    const split = /split = f"([^"]*)"/.exec(hint)?.[1] ?? "";
    expect(hint).toContain("'may be the secret' if could else 'cannot be the secret itself'");
    for (const may of ["may be the secret", "cannot be the secret itself"]) expect(hintInGerman(`${filled(split)}, and ${may}`)).not.toBeNull();
    for (const why of ["it is the only code left", "there are too many guesses to weigh them all"]) {
      expect(hint).toContain(why);
      expect(hintInGerman(why)).not.toBeNull();
    }
    const row = /message = f"(Not possible: row [^"]*)"/.exec(helping)?.[1] ?? "";
    expect(checkInGerman(filled(row.replace("{said}", "1-0").replace("{would}", "2-0")))).not.toBeNull();
  });
});
