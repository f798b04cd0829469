import { colourName, t } from "./texts/index.ts";
import { BLANK } from "./looks.ts";
import type { Edition } from "./types.ts";

function points(edition: Edition): string[] {
  const { rules } = t();
  const { scoring } = edition;
  switch (scoring?.kind) {
    case "rows":
      return [rules.scoreRows(edition.rows, scoring.bonus ?? 0)];
    case "games":
      return [rules.scoreGames];
    case "group":
      return [rules.scoreGroup(scoring.red ?? 0, scoring.white ?? 0, scoring.broken ?? 0)];
    default:
      return [];
  }
}

/** The rules of an edition as sentences, from what the server tells of it. */
export function rulesOf(edition: Edition): string[] {
  const { rules } = t();
  const names = edition.colours.filter((colour) => colour.letter !== BLANK).map((colour) => colourName(colour));
  return [
    rules.goal(edition.pegs),
    rules.colours(names.join(", ")),
    rules.red,
    rules.white,
    rules.order,
    ...(edition.blanks ? [rules.blanks] : []),
    edition.secret_repeats ? rules.secretRepeats : rules.secretDiffers,
    ...(edition.guess_repeats ? [rules.guessRepeats] : [rules.guessDiffers]),
    rules.rows(edition.rows),
    ...points(edition),
    ...(edition.wrong_information === undefined ? [] : [rules.wrong(edition.wrong_information)]),
    ...(edition.house ? [rules.house] : []),
  ];
}
