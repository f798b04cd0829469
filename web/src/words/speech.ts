import { colourName, say } from "./words.svelte.ts";
import type { ColourData, EditionData, GameView, RowView, State } from "../client/api-types.ts";
import type { Reaction } from "../table/reactions.svelte.ts";
import { drawnRows, nextToDraw, type Playback } from "../client/playback.ts";

/** A code in words: "red red blue green". */
export function spoken(code: string, edition: EditionData): string {
  const names = new Map(edition.colours.map((colour) => [colour.letter, colourName(colour)]));
  return [...code].map((letter) => names.get(letter) ?? letter).join(" ");
}

/** A hole and what is in it: "Hole 2: red". */
export function holeWords(hole: number, letter: string | null, colours: ColourData[]): string {
  if (letter === null) return say("page-board-hole-open", { n: hole + 1 });
  const colour = colours.find((one) => one.letter === letter);
  return say("page-board-hole", { n: hole + 1, colour: colour ? colourName(colour) : letter });
}

/** A feedback in words: "1 red, 2 white", or only what key pegs count here. */
export const feedbackWords = (
  { counting }: Pick<EditionData, "counting">,
  { red, white }: Pick<RowView, "red" | "white">,
): string => say(`mark-answer-${counting}`, { red: red ?? 0, white: white ?? 0 });

/** A row as one sentence: "Row 3, red red blue green: 1 red, 2 white". */
export function rowSentence(row: RowView, game: GameView, state: State): string {
  if (row.guess === null) return lostWords(row);
  const code = spoken(row.guess, state.edition);
  const several = game.codebreakers.length > 1 && row.seat !== null;
  const start = several
    ? say("page-board-row-of", { n: row.number, name: nameThen(state, game, row.seat ?? 0, row.number), code })
    : say("page-board-row", { n: row.number, code });
  if (row.red === null || row.white === null) return say("page-board-unmarked", { row: start });
  return say("page-board-marked", { row: start, feedback: feedbackWords(state.edition, row) });
}

/** A row without a guess: its player was away and was skipped, or the time ran out. */
export const lostWords = (row: RowView): string =>
  say(row.skipped ? "page-board-skipped" : "page-board-lost", { n: row.number });

export function nameOf(state: State, seat: number): string {
  const one = state.seats[seat];
  if (one?.kind === "person" && !one.taken) return say("page-names-free");
  if (one?.stands_in) return say("page-away-for", { name: one.name ?? "" });
  if (one && one.kind !== "person") return computerName(state, seat);
  const name = state.view.players[seat] ?? say("page-names-player", { n: seat + 1 });
  // Somebody who gave no name is a guest to the others, and "you" to themselves.
  return name === say("page-names-guest") && state.view.seat === seat ? say("page-names-you") : name;
}

/** Who had a seat when a row (from 1) of a game was placed, or at the end of the game: a computer may sit there now. */
export function nameThen(state: State, game: GameView, seat: number, row = Infinity, write = nameOf): string {
  const at = state.view.games.indexOf(game);
  const before = state.former.find(
    (one) => one.seat === seat && at >= 0 && (at < one.games || (at === one.games && row <= one.rows)),
  );
  return before?.name ?? write(state, seat);
}

/** Who left a seat that another player takes over. */
export const leaver = (state: State, seat: number | undefined): string | undefined =>
  state.former.find((one) => one.seat === seat)?.name ?? state.view.players[seat ?? -1];

/** Who played at a seat, one after the other: "Ada / Computer". */
export function namesOverTime(state: State, seat: number, write = nameOf): string {
  const before = state.former.filter((one) => one.seat === seat && one.games + one.rows > 0);
  return [...before.map((one) => one.name), write(state, seat)].join(" / ");
}

/** The name of a seat where there is little room, as beside a row: in a group computers have a short one. */
export function narrowName(state: State, seat: number): string {
  const one = state.seats[seat];
  if (!one || one.kind === "person" || state.seats.length < 3) return nameOf(state, seat);
  return one.stands_in ? (one.name ?? nameOf(state, seat)) : computerName(state, seat, "page-names-computer-short");
}

const LONGEST = 20;

/** A name short enough to stand in a headline. */
const short = (name: string) => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name);

export const briefly = (state: State, seat: number): string => short(nameOf(state, seat));

/** Whoever does something, at the start of a sentence: the only computer of a table has no name of its own. */
export function subjectName(state: State, seat: number): string {
  const name = briefly(state, seat);
  const computer = state.seats[seat]?.kind !== "person" && name === say("page-names-computer");
  return computer ? say("page-names-the-computer") : name;
}

/** The last reaction in words; a live region reads nothing twice, so every other one ends with a space. */
export function reactionWords(state: State, last: { seat: number; reaction: Reaction; count: number } | null): string {
  if (!last) return "";
  const words = say("page-reactions-said", {
    name: briefly(state, last.seat),
    words: say(`reaction-${last.reaction}`),
  });
  return last.count % 2 ? words : `${words}\u00a0`;
}

/** Everybody at the table, in the order of the seats. */
export function names(state: State): string[] {
  return state.seats.map((one) => nameOf(state, one.seat));
}

function computerName(state: State, seat: number, code = "page-names-computer"): string {
  const computers = state.seats.filter((one) => one.kind !== "person" && !one.stands_in).map((one) => one.seat);
  return computers.length > 1 ? `${say(code)} ${computers.indexOf(seat) + 1}` : say(code);
}

export function openSeats(state: State): number {
  return state.seats.filter((seat) => !seat.taken && seat.kind === "person").length;
}

export interface Looking {
  seat: number | null;
  shared: boolean;
  /** In a first game nobody wins a match. */
  learning?: boolean;
  /** How far the board is drawn, while rows of a computer appear one by one. */
  playback?: Playback | null;
}

/** Why nothing more happens at a table; after somebody left, those who stay may go on. */
function closedWords(state: State): string {
  const { why, by } = state.closed ?? {};
  if (why === "left" && by != null)
    return say(state.rematch ? "page-turn-closed-left" : "page-seats-left", {
      name: short(state.view.players[by] ?? nameOf(state, by)),
    });
  return say("page-turn-closed");
}

/** Whose turn it is, in words, to the person who looks; on a shared screen people are called by name. */
export function turnWords(state: State, { seat, shared, playback = null }: Looking): string {
  if (playback)
    return say("page-turn-guesses", { name: subjectName(state, nextToDraw(playback)), row: playback.rows + 1 });
  if (state.view.over) return say("page-turn-over");
  if (state.closed) return closedWords(state);
  const open = openSeats(state);
  if (open > 0) return say("page-turn-seats-open", { n: open });
  const game = state.view.games.at(-1);
  return game ? gameWords(state, game, { seat, shared }) : "";
}

function gameWords(state: State, game: GameView, { seat, shared }: Looking): string {
  const who = state.view.waits_for.find((one) => one !== null) ?? game.codemaker;
  const name = briefly(state, who);
  const subject = subjectName(state, who);
  const words = {
    setting: [
      say("page-turn-yours-set"),
      say("page-turn-named-set", { name }),
      say("page-turn-sets", { name: subject }),
    ],
    guessing: [
      say("page-turn-yours-guess", { row: game.rows.length + 1 }),
      say("page-turn-named-guess", { name, row: game.rows.length + 1 }),
      say("page-turn-guesses", { name: subject, row: game.rows.length + 1 }),
    ],
    marking: [
      say("page-turn-yours-mark", { row: game.rows.length }),
      say("page-turn-named-mark", { name, row: game.rows.length }),
      say("page-turn-marks", { name: subject, row: game.rows.length }),
    ],
    revealing: [
      say("page-turn-yours-reveal"),
      say("page-turn-named-reveal", { name }),
      say("page-turn-reveals", { name: subject }),
    ],
    over: [say("page-turn-over"), say("page-turn-over"), say("page-turn-over")],
  }[game.phase];
  const mine = who === seat;
  return words[mine ? (shared ? 1 : 0) : 2] ?? "";
}

/** How a game ended, in words. */
export function endingWords(state: State, game: GameView, seat: number | null): string {
  const breaker = game.rows.at(-1)?.seat ?? game.codebreakers[0] ?? 0;
  const then = (one: number) => {
    const name = short(nameThen(state, game, one));
    return name === briefly(state, one) ? subjectName(state, one) : name;
  };
  switch (game.ending) {
    case "broken":
      return breaker === seat
        ? say("page-result-broken-you", { n: game.rows.length })
        : say("page-result-broken", { name: then(breaker), n: game.rows.length });
    case "unbroken":
      return say("page-result-unbroken");
    case "conceded": {
      const [only] = game.codebreakers;
      if (only === undefined || game.codebreakers.length > 1) return say("page-result-conceded");
      return only === seat ? say("page-result-conceded-you") : say("page-result-conceded-one", { name: then(only) });
    }
    case "forfeited":
      return say(game.void_by === null ? "page-result-forfeited" : "page-result-wrong", {
        name: then(game.codemaker),
      });
    case "void":
      return say(state.view.over && game === state.view.games.at(-1) ? "page-result-void-last" : "page-result-void");
    default:
      return "";
  }
}

/** Whether one person breaks one code of a computer: it is played for its rows, and nobody gets points. */
export function isSolo({ options, seats, view }: State): boolean {
  if (options.daily !== null) return true;
  const maker = seats[view.games[0]?.codemaker ?? 0];
  const people = seats.filter((one) => one.kind === "person");
  return (
    view.agreed === 1 && seats.length === 2 && people.length === 1 && maker?.kind !== "person" && !maker?.stands_in
  );
}

/** Whether a match is over that somebody wins: a code that is broken solo is played for its rows, not for points. */
export const matchEnded = (state: State): boolean => state.view.over && !isSolo(state);

/** The end of the match in words; empty before it. */
export function verdict(state: State, seat: number | null): string {
  const { winners, players } = state.view;
  if (!matchEnded(state)) return "";
  if (winners.length === players.length) return say("page-result-draw");
  if (winners.length > 1) return say("page-result-share", { names: winners.map((one) => briefly(state, one)) });
  return winners[0] === seat
    ? say("page-result-you-win")
    : say("page-result-wins", { name: subjectName(state, winners[0] ?? 0) });
}

/** What a game of a match against a computer was worth, and what comes next; empty where other people play. */
export function pointsWords(state: State, game: GameView, seat: number | null): string {
  const { view, seats, edition } = state;
  const maker = game.codemaker;
  if (seat === null || seats.length !== 2 || seats[1 - seat]?.kind === "person" || edition.scoring.kind !== "rows")
    return "";
  const points = (game.points[maker] ?? []).reduce((all, one) => all + one, 0);
  if (!points || isSolo(state)) return "";
  const earned = say(maker === seat ? "page-end-your-points" : "page-end-computer-points", { n: points });
  if (view.over) return earned;
  return `${earned} ${say(maker === seat ? "page-end-now-guess" : "page-end-now-set")}`;
}

/** Whether somebody sat down or left between two states. */
export function seatsChanged(before: State, after: State): boolean {
  return (
    !!after.closed !== !!before.closed ||
    after.absent?.seat !== before.absent?.seat ||
    after.seats.some(
      (seat, i) =>
        seat.taken !== before.seats[i]?.taken ||
        seat.name !== before.seats[i]?.name ||
        seat.kind !== before.seats[i]?.kind ||
        seat.online !== before.seats[i]?.online,
    )
  );
}

/** Whether people come and go at a table: not on one device, where everybody stays. */
const meeting = (state: State) => !state.options.one_device && !state.closed;

/** Who wants to play again, in words; of a table whose rematch was opened long ago, it may not be known who did. */
export function rematchWords(state: State): string {
  const others = state.seats.filter((one) => one.kind === "person" && one.taken && one.seat !== state.view.seat);
  const by = state.rematch_by ?? (others.length === 1 ? others[0]?.seat : undefined);
  return by === undefined || by === state.view.seat
    ? say("page-rematch-wanted-many")
    : say("page-rematch-wanted", { name: briefly(state, by) });
}

/** Who sat down, who left, who is away and who is back, in words. */
function comings(before: State, after: State): string[] {
  return after.seats.flatMap((seat, i) => {
    const old = before.seats[i];
    if (old?.stands_in && seat.kind === "person") return [say("page-away-back", { name: seat.name ?? "" })];
    if (meeting(after) && old?.taken && seat.taken && i !== after.view.seat) {
      const missed = after.view.waits_for.includes(i);
      if (seat.kind === "person" && old.online && !seat.online && missed)
        return [say("page-away-gone", { name: nameOf(after, i) })];
      if (seat.kind === "person" && !old.online && seat.online && missed)
        return [say("page-away-back", { name: nameOf(after, i) })];
    }
    if (before.vacant.includes(i) && seat.kind === "person" && old?.name !== seat.name)
      return [say("page-seats-took-over", { name: nameOf(after, i), before: leaver(after, i) ?? "" })];
    if (old?.kind === "person" && seat.kind !== "person")
      return [say("page-left-played-on", { name: nameOf(before, i) })];
    if (seat.kind !== "person" || !old || seat.taken === old.taken) return [];
    return [
      seat.taken
        ? say("page-seats-sat", { name: nameOf(after, i) })
        : say("page-seats-left", { name: nameOf(before, i) }),
    ];
  });
}

/**
 * The sentences that tell what has happened between two states, for people who listen; `from` is how far the board was
 * drawn before.
 */
export function news(before: State | null, after: State, looking: Looking, from: Playback | null = null): string[] {
  if (!before) return [turnWords(after, looking)];
  const told: string[] = comings(before, after);
  if (after.rematch && !before.rematch && after.view.seat !== null) told.push(rematchWords(after));
  after.view.games.forEach((game, index) => {
    const old = before.view.games[index];
    const drawn = drawnRows(old, from);
    const rows = drawnRows(game, looking.playback ?? null);
    for (const row of rows) {
      const known = drawn[row.number - 1];
      if (known?.red != null && row.red === null)
        told.push(say("event-mark-taken-back", { player: nameOf(after, game.codemaker), row: row.number }));
      else if (!known || known.red !== row.red) told.push(rowSentence(row, game, after));
    }
    const gone = drawn[rows.length];
    if (gone) told.push(say("event-guess-taken-back", { player: nameOf(after, gone.seat ?? 0), row: gone.number }));
    if (game.digit_sum !== (old?.digit_sum ?? null)) told.push(say("board-digit-sum", { sum: game.digit_sum ?? 0 }));
    if (game.phase === "over" && old?.phase !== "over") told.push(...ending(after, game, looking));
  });
  const turn = turnWords(after, looking);
  if (turn !== turnWords(before, { ...looking, playback: from })) told.push(turn);
  return told;
}

function ending(state: State, game: GameView, { seat, shared, learning = false }: Looking): string[] {
  const eyes = shared ? null : seat;
  const code = game.secret ? [say("page-board-secret", { code: spoken(game.secret, state.edition) })] : [];
  return [endingWords(state, game, eyes), ...code, ...(learning ? [] : [verdict(state, eyes)])].filter(Boolean);
}
