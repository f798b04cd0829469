import { colourName, say } from "./words.svelte.ts";
import { BLANK } from "./looks.ts";
import type { EditionData } from "./api-types.ts";

function points(edition: EditionData): string[] {
  const { scoring } = edition;
  switch (scoring?.kind) {
    case "rows":
      return [say("page-rules-score-rows", { most: edition.rows + (scoring.bonus ?? 0) })];
    case "games":
      return [say("page-rules-score-games")];
    case "group":
      return [say("page-rules-score-group", { red: scoring.red ?? 0, white: scoring.white ?? 0, broken: scoring.broken ?? 0 })];
    default:
      return [];
  }
}

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
    ...points(edition),
    ...(edition.wrong_information === undefined ? [] : [say("page-rules-wrong", { n: edition.wrong_information })]),
    ...(edition.house ? [say("page-rules-house")] : []),
  ];
}
