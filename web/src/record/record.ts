import { api, Refused } from "../client/api.ts";
import { forget, keep, recall } from "../device/store.ts";
import type { EditionSummaryData, NumberData, RecordedGameData, State } from "../client/api-types.ts";

/** The games that wait to be recorded are kept under this name in the browser. */
const DUE = "record.due";
const MOST_DUE = 100;

export interface Due {
  game: number;
  seat: number;
}
type DueAtTable = Due & { table: string };

/** The finished games in which seats of this browser were codebreakers; not those that the end of a round has cut short. */
export function dueGames(state: State, mine: number[]): Due[] {
  const { room } = state.options;
  return state.view.games.flatMap(({ phase, ending, codebreakers }, game) =>
    phase === "over" && !(room && ending === "conceded")
      ? mine.filter((seat) => codebreakers.includes(seat)).map((seat) => ({ game, seat }))
      : [],
  );
}

/** Notes each finished game of one table once, and has it recorded, as well as what was due when the table was opened. */
export class Recorder {
  #noted: string[];
  #opened = false;

  constructor(
    readonly table: string,
    readonly mine: number[],
    readonly keepGame: typeof api.keepGame = api.keepGame,
  ) {
    this.#noted = recall<string[]>(`recorded.${table}`, []);
  }

  async note(state: State): Promise<void> {
    const fresh = dueGames(state, this.mine).filter((due) => !this.#noted.includes(nameOf(due)));
    if (!fresh.length && this.#opened) return;
    this.#opened = true;
    this.#noted = [...this.#noted, ...fresh.map(nameOf)];
    keep(DUE, [...due(), ...fresh.map((one) => ({ ...one, table: this.table }))].slice(-MOST_DUE));
    keep(`recorded.${this.table}`, this.#noted);
    await recordDueGames(this.keepGame);
  }
}

let running: Promise<void> = Promise.resolve();

/** Record the games that are due, and say whether all of them are; what cannot be sent now waits for the next call. */
export async function recordDueGames(keepGame: typeof api.keepGame = api.keepGame): Promise<boolean> {
  // One after the other, whatever table they are of: the first answer brings the cookie under which the next are kept.
  running = running.then(() => recordEach(keepGame));
  await running;
  return !due().length;
}

async function recordEach(keepGame: typeof api.keepGame): Promise<void> {
  for (const one of due()) {
    try {
      await keepGame(one.table, one.game, one.seat);
    } catch (error) {
      if (mayWorkLater(error)) continue;
    }
    keep(
      DUE,
      due().filter((other) => other.table !== one.table || nameOf(other) !== nameOf(one)),
    );
  }
}

const due = () => recall<DueAtTable[]>(DUE, []);
const nameOf = ({ game, seat }: Due) => `${game}:${seat}`;
const mayWorkLater = (error: unknown) => !(error instanceof Refused) || error.status === 429 || error.status >= 500;

/** Forget the games that wait, since the record is erased. */
export const forgetDueGames = () => forget(DUE);

/** The names in a record, the latest first. */
export function playersOf(games: RecordedGameData[]): string[] {
  return [...new Set(games.map((game) => game.player).reverse())];
}

const total = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

function average(bounds: NumberData[]): NumberData {
  const count = bounds.length;
  return {
    exact: bounds.every((one) => one.exact),
    lower: total(bounds.map((one) => one.lower)) / count,
    upper: total(bounds.map((one) => one.upper)) / count,
  };
}

/** The averages of one name's games by edition, as the server gives them for everybody; its order is kept. */
export function summariesOf(games: RecordedGameData[], all: EditionSummaryData[]): EditionSummaryData[] {
  return all.flatMap(({ edition, name }) => {
    const own = games.filter((game) => game.edition === edition);
    if (!own.length) return [];
    const needed = own.filter((game) => game.broken).map((game) => game.rows);
    const broken = needed.length;
    const rows = broken ? total(needed) / broken : null;
    return [
      {
        edition,
        name,
        games: own.length,
        broken,
        rows,
        mistakes: average(own.map((one) => one.mistakes)),
        luck: average(own.map((one) => one.luck)),
      },
    ];
  });
}

/** A point of a plot, from the oldest game to the newest, on a field of the given size. */
export interface Spot {
  x: number;
  low: number;
  high: number;
}

/** Where the games lie in a plot from zero to `most`. */
export function spotsOf(
  values: { lower: number; upper: number }[],
  most: number,
  [wide, high]: [number, number],
): Spot[] {
  const y = (value: number) => high - (high * Math.min(most, Math.max(0, value))) / most;
  return values.map(({ lower, upper }, i) => ({
    x: ((i + 0.5) * wide) / values.length,
    low: y(lower),
    high: y(upper),
  }));
}

/** A round number not below the largest value, so that its half is one too. */
export function scaleTop(values: number[]): number {
  const most = Math.max(1, ...values);
  return most <= 2 ? Math.ceil(most) : 2 * Math.ceil(most / 2);
}
