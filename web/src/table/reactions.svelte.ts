import type { NewReaction } from "../client/api-types.ts";

export type Reaction = NewReaction["reaction"];

/** Everything that can be said, in the order it is offered. */
export const REACTIONS = [
  "hello",
  "good-luck",
  "thinking",
  "hurry",
  "wow",
  "ouch",
  "well-played",
  "thanks",
] as const satisfies Reaction[];

/** How long a reaction stays beside a name. */
export const SHOWN_MS = 5_000;

/** What people have just said: the last reaction of each seat, for a few seconds. */
export class Reactions {
  #said = $state.raw<Record<number, Reaction>>({});
  /** The seat and the reaction that came last, for those who listen; `count` tells the same one said again. */
  last = $state.raw<{ seat: number; reaction: Reaction; count: number } | null>(null);
  // Nothing on the page shows them.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** The last reaction of a seat, while it is shown. */
  of(seat: number): Reaction | null {
    return this.#said[seat] ?? null;
  }

  /** Everything that is shown now, by seat. */
  get all(): [number, Reaction][] {
    return Object.entries(this.#said).map(([seat, reaction]) => [Number(seat), reaction]);
  }

  show(seat: number, reaction: Reaction): void {
    // A newer page of somebody else may say what this one has no words for.
    if (!REACTIONS.includes(reaction)) return;
    clearTimeout(this.#timers.get(seat));
    this.#said = { ...this.#said, [seat]: reaction };
    this.last = { seat, reaction, count: (this.last?.count ?? 0) + 1 };
    this.#timers.set(
      seat,
      setTimeout(() => this.#hide(seat), SHOWN_MS),
    );
  }

  clear(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#said = {};
  }

  #hide(seat: number): void {
    const { [seat]: _, ...rest } = this.#said;
    this.#said = rest;
  }
}
