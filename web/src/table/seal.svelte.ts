import { api } from "../client/api.ts";
import type { GameView, State } from "../client/api-types.ts";

/** The seal on the shield: for a daily code the one that its day was published with, else the one made at the table. */
export class BoardSeal {
  #daily = $state<string | undefined>();
  #asked: string | null = null;

  /** Find out the seal of the day, once. */
  ask({ options }: State): void {
    if (options.daily === this.#asked) return;
    this.#asked = options.daily;
    const [, day, family] = /^(.{10})-(.+)$/.exec(options.daily ?? "") ?? [];
    if (day && family)
      void api.dailyResult(day, family).then(
        ({ digest }) => (this.#daily = digest),
        () => undefined,
      );
  }

  of({ options, view, commitments }: State, game: GameView, showing: number): string | undefined {
    if (options.daily !== null) return this.#daily;
    const attempts = view.games.slice(0, showing + 1).filter((one) => one.number === game.number).length;
    return commitments.find((one) => one.game === game.number && one.attempt === attempts)?.digest;
  }
}
