import { api, Refused } from "../client/api.ts";
import { keep, recall } from "../device/store.ts";
import type { EditionSummaryData, NumberData, RecordedGameData, State } from "../client/api-types.ts";

/** Refusals that another try would not change. */
const FOR_GOOD = ["NOT_RECORDED", "TOO_LARGE_TO_REVIEW"];

export interface Due {
  game: number;
  seat: number;
}

/** The finished games in which seats of this browser were codebreakers. */
export function dueGames(state: State, mine: number[]): Due[] {
  return state.view.games.flatMap(({ phase, codebreakers }, game) =>
    phase === "over" ? mine.filter((seat) => codebreakers.includes(seat)).map((seat) => ({ game, seat })) : [],
  );
}

/** Keeps the games of one table in the person's record: each once, and what fails at the next look at the table. */
export class Recorder {
  #done: string[];
  #tried = new Set<string>();
  #last: Promise<void> = Promise.resolve();

  constructor(
    readonly table: string,
    readonly mine: number[],
    readonly keepGame: typeof api.keepGame = api.keepGame,
  ) {
    this.#done = recall<string[]>(`recorded.${table}`, []);
  }

  note(state: State): Promise<void> {
    for (const { game, seat } of dueGames(state, this.mine)) {
      const name = `${game}:${seat}`;
      if (this.#done.includes(name) || this.#tried.has(name)) continue;
      this.#tried.add(name);
      // One after the other: the first answer brings the cookie under which the next ones are kept.
      this.#last = this.#last.then(() => this.#keep(name, game, seat));
    }
    return this.#last;
  }

  async #keep(name: string, game: number, seat: number): Promise<void> {
    try {
      await this.keepGame(this.table, game, seat);
    } catch (error) {
      if (!(error instanceof Refused && FOR_GOOD.includes(error.reason))) return;
    }
    this.#done = [...this.#done, name];
    keep(`recorded.${this.table}`, this.#done);
  }
}

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
