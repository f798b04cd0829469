import { colourName, say } from "./words.svelte.ts";
import { BLANK } from "../board/looks.ts";
import type { EditionData } from "../client/api-types.ts";

/** The rules of an edition as sentences, from what the server tells of it. */
export function rulesOf(edition: EditionData): string[] {
  const names = edition.colours.filter((colour) => colour.letter !== BLANK).map((colour) => colourName(colour));
  return [
    say("page-rules-goal", { pegs: edition.pegs }),
    say("page-rules-colours", { names: names.join(", ") }),
    say("page-rules-red"),
    say("page-rules-white"),
    say("page-rules-order"),
    ...(edition.blanks ? [say("page-rules-blanks")] : []),
    edition.secret_repeats ? say("page-rules-secret-repeats") : say("page-rules-secret-differs"),
    ...(edition.guess_repeats ? [say("page-rules-guess-repeats")] : [say("page-rules-guess-differs")]),
    say("page-rules-rows", { n: edition.rows }),
    ...(edition.house ? [say("page-rules-house")] : []),
  ];
}
