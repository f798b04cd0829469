import type { Mode } from "./recent.ts";
import { say } from "../words/words.svelte.ts";
import type { EditionData, NewSeat } from "../client/api-types.ts";
import type { TableOrder } from "../client/host.ts";

/** A house rule or an advanced game: what differs from the box. */
export interface Shape {
  pegs: number;
  colours: number;
  rows: number;
  blanks: boolean;
  secretRepeats: boolean;
  guessRepeats: boolean;
  counting: EditionData["counting"];
  digitSum: boolean;
}

/** Everything a person chooses before a table is opened. */
export interface Choice {
  mode: Exclude<Mode, "learn" | "daily" | "ladder">;
  edition: string;
  games: number;
  /** The seat that sets the first code, where people choose it; against computers the role decides. */
  first: number;
  role: "breaker" | "maker";
  level: string;
  /** How many seats at a table by link computers take: the last ones. */
  computers: number;
  names: string[];
  marking: "table" | "codemaker";
  hints: boolean;
  conceding: boolean;
  spectators: boolean;
  seconds: number | null;
  /** How long the others wait for a player who is away. */
  away: number;
}

export const ADVERSARY = "adversary";

/** What the start page plays before anybody has chosen anything. */
export function standard(mode: Choice["mode"], name: string): Choice {
  return {
    mode,
    edition: "classic",
    games: 2,
    first: 0,
    role: "breaker",
    level: "steady",
    computers: 0,
    names: [name, ""],
    marking: "table",
    hints: true,
    conceding: true,
    spectators: true,
    seconds: null,
    away: 60,
  };
}

/** The shape of an edition, as the notation writes it (docs/protocol.md, text forms). */
export function shapeText(shape: Shape): string {
  const counting = { both: "", places: "p", colours: "c" }[shape.counting];
  const repeats = shape.guessRepeats ? (shape.secretRepeats ? "" : "u") : "U";
  const told = `${counting}${shape.digitSum ? "s" : ""}`;
  return `${shape.pegs}x${shape.colours}r${shape.rows}${shape.blanks ? "b" : ""}${told}${repeats}`;
}

export function shapeOf(edition: EditionData): Shape {
  return {
    pegs: edition.pegs,
    colours: edition.colours.length - (edition.blanks ? 1 : 0),
    rows: edition.rows,
    blanks: edition.blanks,
    secretRepeats: edition.secret_repeats,
    guessRepeats: edition.guess_repeats,
    counting: edition.counting,
    digitSum: edition.digit_sum,
  };
}

/** A name for every player: the one given, else one of ours that nobody else has. */
export function named(names: string[]): string[] {
  const given = names.map((name) => name.trim());
  const all = [...given];
  given.forEach((name, i) => (all[i] = name || freeName(i + 1, all)));
  return all;
}

/** The first "Player n", from a number on, that nobody has. */
export function freeName(n: number, others: readonly (string | null)[]): string {
  const name = say("page-names-player", { n });
  return others.includes(name) ? freeName(n + 1, others) : name;
}

function unlike(name: string, others: string[]): string {
  return others.includes(name) ? unlike(`${name}*`, others) : name;
}

/** The level that counts: whoever makes the code plays against a codebreaker, and an adversary only makes codes. */
export function levelFor({ role, level }: Pick<Choice, "role" | "level">): string {
  return role === "maker" && level === ADVERSARY ? standard("computer", "").level : level;
}

/** Whether the computer bends its code instead of setting one. */
const bends = (choice: Choice) => choice.mode === "computer" && levelFor(choice) === ADVERSARY;

/** The seats of a table by link: the host, friends, and computers at the last ones. */
function seatsByLink(choice: Choice): NewSeat[] {
  const people = choice.names.length - choice.computers;
  return named(choice.names).map((name, seat) =>
    seat < people
      ? { kind: "person", name, level: null }
      : { kind: "computer", name: null, level: choice.level as NewSeat["level"] },
  );
}

function seatsOf(choice: Choice): NewSeat[] {
  if (choice.mode === "link" && choice.computers > 0) return seatsByLink(choice);
  if (choice.mode !== "computer" && choice.mode !== "solo")
    return named(choice.names).map((name) => ({ kind: "person", name, level: null }));
  const names = [choice.names[0]?.trim() || say("page-names-guest")];
  const others = choice.mode === "solo" ? 1 : Math.max(1, choice.names.length - 1);
  for (let n = 1; n <= others; n += 1)
    names.push(unlike(others > 1 ? `${say("page-names-computer")} ${n}` : say("page-names-computer"), names));
  const computer: Pick<NewSeat, "kind" | "level"> = bends(choice)
    ? { kind: "adversary", level: null }
    : { kind: "computer", level: levelFor(choice) as NewSeat["level"] };
  return names.map((name, seat) => (seat ? { ...computer, name } : { kind: "person", name, level: null }));
}

/** The choice for `people` at one screen: three or more play Party, whose box is for that. */
export function withPeople(choice: Choice, people: number): Choice {
  if (choice.names.length === people) return choice;
  const names = Array.from({ length: people }, (_, i) => choice.names[i] ?? "");
  return people > 2
    ? { ...choice, names, edition: "party", games: people }
    : { ...choice, names, edition: "classic", games: 2 };
}

/** The numbers of games that a box offers so many players. */
export function gamesOffered(edition: Pick<EditionData, "games_offered" | "players">, players: number): number[] {
  return edition.games_offered[players - edition.players[0]] ?? [];
}

/** The seat that sets the first code. */
function firstOf({ mode, role, first }: Choice, seats: number): number {
  if (mode === "solo") return 1;
  if (mode === "computer") return role === "breaker" ? 1 : 0;
  return first < seats ? first : 0;
}

/** The order for the server that a choice amounts to. */
export function orderOf(choice: Choice): TableOrder {
  const seats = seatsOf(choice);
  const shared = choice.mode === "screen" || choice.mode === "companion";
  const shield = choice.mode === "companion";
  const solo = choice.mode === "solo";
  return {
    edition: choice.edition,
    games: solo ? 1 : choice.games,
    seats,
    take: shared ? seats.map((_, seat) => seat) : [0],
    first: firstOf(choice, seats.length),
    marking: shield ? "codemaker" : solo ? "table" : choice.marking,
    shield,
    conceding: choice.conceding,
    hints: choice.mode === "companion" || choice.hints,
    seconds: choice.seconds,
    away_seconds: choice.away,
    spectators: choice.spectators,
  };
}
