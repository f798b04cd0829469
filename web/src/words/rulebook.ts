import { colourName, say } from "./words.svelte.ts";
import { BLANK } from "../board/looks.ts";
import type { EditionData } from "../client/api-types.ts";

/** The rules of an edition as sentences, from what the server tells of it. */
export function rulesOf(edition: EditionData): string[] {
  const names = edition.colours.filter((colour) => colour.letter !== BLANK).map((colour) => colourName(colour));
  return [
    say("rules-goal", { pegs: edition.pegs }),
    say("rules-colours", { names: names.join(", ") }),
    say("rules-red"),
    say("rules-white"),
    say("rules-order"),
    ...(edition.blanks ? [say("rules-blanks")] : []),
    edition.secret_repeats ? say("rules-secret-repeats") : say("rules-secret-differs"),
    edition.guess_repeats
      ? say(edition.secret_repeats ? "rules-guess-repeats" : "rules-guess-repeats-still")
      : say("rules-guess-differs"),
    say("rules-rows", { n: edition.rows, pegs: edition.pegs }),
    ...(edition.house ? [say("rules-house")] : []),
  ];
}
