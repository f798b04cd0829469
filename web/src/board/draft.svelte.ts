export type Hole = string | null;

interface Moment {
  holes: Hole[];
  cursor: number;
}

/** A row being filled: its holes, and the hole the next peg goes into. It knows no rule but its length. */
export class Draft {
  holes = $state<Hole[]>([]);
  cursor = $state(0);
  #done = $state.raw<Moment[]>([]);
  #undone = $state.raw<Moment[]>([]);

  constructor(
    pegs: number,
    readonly placed: (hole: number, letter: Hole) => void = () => undefined,
  ) {
    this.reset(pegs);
  }

  get full(): boolean {
    return this.holes.every((hole) => hole !== null);
  }

  get empty(): boolean {
    return this.holes.every((hole) => hole === null);
  }

  get text(): string {
    return this.holes.map((hole) => hole ?? " ").join("");
  }

  get undoable(): boolean {
    return this.#done.length > 0;
  }

  get redoable(): boolean {
    return this.#undone.length > 0;
  }

  reset(pegs = this.holes.length): void {
    this.holes = new Array<Hole>(pegs).fill(null);
    this.cursor = 0;
    this.#done = [];
    this.#undone = [];
  }

  /** Take back the last change, whatever it was. */
  undo(): void {
    const last = this.#done.at(-1);
    if (!last) return;
    this.#undone = [...this.#undone, this.#now()];
    this.#done = this.#done.slice(0, -1);
    this.#show(last);
  }

  /** Make the change again that was taken back last. */
  redo(): void {
    const next = this.#undone.at(-1);
    if (!next) return;
    this.#done = [...this.#done, this.#now()];
    this.#undone = this.#undone.slice(0, -1);
    this.#show(next);
  }

  /** Fill from a text as `text` gives it; signs this row cannot hold stay out. */
  fill(text: string, letters: string): void {
    this.#change();
    this.holes = this.holes.map((_, i) => (letters.includes(text[i] ?? " ") ? (text[i] ?? null) : null));
    this.cursor = this.#open(0) ?? this.holes.length - 1;
  }

  /** Put a peg where the cursor is, and go on to the next open hole. */
  place(letter: string): void {
    this.put(this.cursor, letter);
  }

  put(hole: number, letter: string): void {
    if (hole < 0 || hole >= this.holes.length) return;
    this.#change();
    this.holes[hole] = letter;
    this.cursor = this.#open(hole) ?? hole;
    this.placed(hole, letter);
  }

  /** Take the peg under the cursor, or the one before it. */
  back(): void {
    const at = this.holes[this.cursor] === null ? this.#filledBefore(this.cursor) : this.cursor;
    if (at !== null) this.clear(at);
  }

  clear(hole: number): void {
    this.#change();
    this.holes[hole] = null;
    this.cursor = hole;
    this.placed(hole, null);
  }

  swap(from: number, to: number): void {
    this.#change();
    const held = this.holes[from] ?? null;
    this.holes[from] = this.holes[to] ?? null;
    this.holes[to] = held;
    this.cursor = to;
  }

  /** Choose a hole; choosing the chosen one again takes its peg. */
  choose(hole: number): void {
    if (this.cursor === hole && this.holes[hole] !== null) this.clear(hole);
    else this.cursor = hole;
  }

  move(by: number): void {
    this.cursor = Math.min(this.holes.length - 1, Math.max(0, this.cursor + by));
  }

  #now(): Moment {
    return { holes: [...this.holes], cursor: this.cursor };
  }

  #show({ holes, cursor }: Moment): void {
    this.holes = [...holes];
    this.cursor = cursor;
  }

  #change(): void {
    this.#done = [...this.#done, this.#now()];
    this.#undone = [];
  }

  #open(from: number): number | null {
    const count = this.holes.length;
    for (let i = 0; i < count; i++) {
      const hole = (from + i) % count;
      if (this.holes[hole] === null) return hole;
    }
    return null;
  }

  #filledBefore(hole: number): number | null {
    for (let i = hole - 1; i >= 0; i--) if (this.holes[i] !== null) return i;
    return null;
  }
}
