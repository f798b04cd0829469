import type { EditionData } from "../client/api-types.ts";

type Kind = "red" | "white";

/** Whether there are key pegs of a kind: where they count only one thing, there is one kind of them. */
export const gives = (counting: EditionData["counting"], kind: Kind): boolean =>
  counting === "both" || (counting === "places") === (kind === "red");

/** Key pegs being chosen by hand, each step of which can be taken back before they are sent. */
export class Marks {
  red = $state(0);
  white = $state(0);
  #steps: Kind[] = [];

  get total(): number {
    return this.red + this.white;
  }

  get text(): string {
    return `${this.red}-${this.white}`;
  }

  change(kind: Kind, by: 1 | -1): void {
    if (this[kind] + by < 0) return;
    this[kind] += by;
    if (by > 0) this.#steps.push(kind);
    else this.#steps.splice(this.#steps.lastIndexOf(kind), 1);
  }

  back(): void {
    const last = this.#steps.at(-1);
    if (last) this.change(last, -1);
  }

  /** Show key pegs that were chosen before. */
  show({ red, white }: Record<Kind, number>): void {
    this.reset();
    for (let i = 0; i < red; i++) this.change("red", 1);
    for (let i = 0; i < white; i++) this.change("white", 1);
  }

  reset(): void {
    this.red = 0;
    this.white = 0;
    this.#steps = [];
  }
}
