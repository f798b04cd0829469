import { keep, recall } from "../device/store.ts";
import type { State } from "../client/api-types.ts";

type Counts = Record<number, Record<number, number>>;

/** How many codes remained after each row, as far as this browser was told; kept over a reload. */
export class Known {
  counts = $state.raw<Counts>({});

  constructor(readonly table: string) {
    this.counts = recall<Counts>(`left.${table}`, {});
  }

  note(state: State): void {
    const index = state.view.games.length - 1;
    const marked = state.view.games[index]?.rows.filter((row) => row.red !== null).length ?? 0;
    if (state.view.shield) this.#forgetAfter(index, marked);
    if (state.left === null || marked === 0 || this.of(index)[marked] === state.left) return;
    this.counts = { ...this.counts, [index]: { ...this.of(index), [marked]: state.left } };
    keep(`left.${this.table}`, this.counts);
  }

  /** Beside a real board marks are taken back, and what was counted after them. */
  #forgetAfter(game: number, marked: number): void {
    const kept = Object.entries(this.of(game)).filter(([row]) => Number(row) <= marked);
    if (kept.length < Object.keys(this.of(game)).length)
      this.counts = { ...this.counts, [game]: Object.fromEntries(kept) };
  }

  of(game: number): Record<number, number> {
    return this.counts[game] ?? {};
  }
}
