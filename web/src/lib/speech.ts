import { colourName, t } from "./texts/index.ts";
import type { Edition, Game, Row, State } from "./types.ts";

/** A code in words: "red red blue green". */
export function spoken(code: string, edition: Edition): string {
  const names = new Map(edition.colours.map((colour) => [colour.letter, colourName(colour)]));
  return [...code].map((letter) => names.get(letter) ?? letter).join(" ");
}

/** A row as one sentence: "Row 3, red red blue green: 1 red, 2 white". */
export function rowSentence(row: Row, game: Game, state: State): string {
  const { board } = t();
  if (row.guess === null) return board.lost(row.number);
  const code = spoken(row.guess, state.edition);
  const several = game.codebreakers.length > 1 && row.seat !== null;
  const start = several ? board.rowOf(row.number, nameOf(state, row.seat ?? 0), code) : board.row(row.number, code);
  if (row.red === null || row.white === null) return board.unmarked(start);
  return board.marked(start, row.red, row.white);
}

export function nameOf(state: State, seat: number): string {
  const one = state.seats[seat];
  if (one?.kind === "person" && !one.taken) return t().names.free;
  if (one?.kind === "computer") return computerName(state, seat);
  return state.view.players[seat] ?? t().names.player(seat + 1);
}

const LONGEST = 20;

/** A name short enough to stand in a headline. */
export function briefly(state: State, seat: number): string {
  const name = nameOf(state, seat);
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name;
}

/** Everybody at the table, in the order of the seats. */
export function names(state: State): string[] {
  return state.seats.map((one) => nameOf(state, one.seat));
}

function computerName(state: State, seat: number): string {
  const computers = state.seats.filter((one) => one.kind === "computer").map((one) => one.seat);
  return computers.length > 1 ? `${t().names.computer} ${computers.indexOf(seat) + 1}` : t().names.computer;
}

export function openSeats(state: State): number {
  return state.seats.filter((seat) => !seat.taken && seat.kind === "person").length;
}

export interface Looking {
  seat: number | null;
  shared: boolean;
}

/** Whose turn it is, in words, to the person who looks; on a shared screen people are called by name. */
export function turnWords(state: State, { seat, shared }: Looking): string {
  const { turn } = t();
  if (state.view.over) return turn.over;
  if (state.closed) return turn.closed;
  const open = openSeats(state);
  if (open > 0) return turn.seatsOpen(open);
  const game = state.view.games.at(-1);
  return game ? gameWords(state, game, { seat, shared }) : "";
}

function gameWords(state: State, game: Game, { seat, shared }: Looking): string {
  const { turn } = t();
  const who = state.view.waits_for.find((one) => one !== null) ?? game.codemaker;
  const name = briefly(state, who);
  const words = {
    setting: [turn.yoursSet, turn.namedSet(name), turn.sets(name)],
    guessing: [turn.yoursGuess(game.rows.length + 1), turn.namedGuess(name, game.rows.length + 1), turn.guesses(name, game.rows.length + 1)],
    marking: [turn.yoursMark(game.rows.length), turn.namedMark(name, game.rows.length), turn.marks(name, game.rows.length)],
    revealing: [turn.yoursReveal, turn.namedReveal(name), turn.reveals(name)],
    over: [turn.over, turn.over, turn.over],
  }[game.phase];
  const mine = who === seat;
  return words[mine ? (shared ? 1 : 0) : 2] ?? "";
}

/** How a game ended, in words. */
export function endingWords(state: State, game: Game, seat: number | null): string {
  const { result } = t();
  const breaker = game.rows.at(-1)?.seat ?? game.codebreakers[0] ?? 0;
  switch (game.ending) {
    case "broken":
      return breaker === seat ? result.brokenYou(game.rows.length) : result.broken(briefly(state, breaker), game.rows.length);
    case "unbroken":
      return result.unbroken;
    case "conceded":
      return result.conceded;
    case "forfeited":
      return result.forfeited(briefly(state, game.codemaker));
    case "void":
      return result.void;
    default:
      return "";
  }
}

/** The end of the match in words; empty before it. */
export function verdict(state: State, seat: number | null): string {
  const { result } = t();
  const { winners, players, over } = state.view;
  if (!over) return "";
  if (winners.length === players.length) return result.draw;
  if (winners.length > 1) return result.share(winners.map((one) => briefly(state, one)));
  return winners[0] === seat ? result.youWin : result.wins(briefly(state, winners[0] ?? 0));
}

/** The sentences that tell what has happened between two states, for people who listen. */
export function news(before: State | null, after: State, looking: Looking): string[] {
  if (!before) return [turnWords(after, looking)];
  const told: string[] = [];
  after.view.games.forEach((game, index) => {
    const old = before.view.games[index];
    for (const row of game.rows) {
      const known = old?.rows[row.number - 1];
      if (!known || known.red !== row.red) told.push(rowSentence(row, game, after));
    }
    if (game.phase === "over" && old?.phase !== "over") told.push(...ending(after, game, looking));
  });
  const turn = turnWords(after, looking);
  if (turn !== turnWords(before, looking)) told.push(turn);
  return told;
}

function ending(state: State, game: Game, { seat, shared }: Looking): string[] {
  const eyes = shared ? null : seat;
  const code = game.secret ? [t().board.secret(spoken(game.secret, state.edition))] : [];
  return [endingWords(state, game, eyes), ...code, ...(state.view.over ? [verdict(state, eyes)] : [])].filter(Boolean);
}

