import { colourName, say } from "./words.svelte.ts";
import { BLANK } from "../board/looks.ts";
import type { EditionData } from "../client/api-types.ts";

/** What the key pegs count. */
const COUNTED: Record<EditionData["counting"], string[]> = {
  both: ["rules-red", "rules-white", "rules-order"],
  places: ["rules-red", "rules-places-only"],
  colours: ["rules-colours-only"],
};

/** The rules of an edition as sentences, from what the server tells of it. */
export function rulesOf(edition: EditionData): string[] {
  const names = edition.colours.filter((colour) => colour.letter !== BLANK).map((colour) => colourName(colour));
  return [
    say("rules-goal", { pegs: edition.pegs }),
    say("rules-colours", { names: names.join(", ") }),
    ...COUNTED[edition.counting].map((code) => say(code)),
    ...(edition.blanks ? [say("rules-blanks")] : []),
    ...(edition.digit_sum ? [say("rules-digit-sum")] : []),
    edition.secret_repeats ? say("rules-secret-repeats") : say("rules-secret-differs"),
    edition.guess_repeats
      ? say(edition.secret_repeats ? "rules-guess-repeats" : "rules-guess-repeats-still")
      : say("rules-guess-differs"),
    say(edition.counting === "colours" ? "rules-rows-white" : "rules-rows", { n: edition.rows, pegs: edition.pegs }),
    ...(edition.house ? [say("rules-house")] : []),
  ];
}
