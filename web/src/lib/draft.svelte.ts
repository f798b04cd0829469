export type Hole = string | null;

/** A row being filled: its holes, and the hole the next peg goes into. It knows no rule but its length. */
export class Draft {
  holes = $state<Hole[]>([]);
  cursor = $state(0);

  constructor(pegs: number) {
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

  reset(pegs = this.holes.length): void {
    this.holes = new Array<Hole>(pegs).fill(null);
    this.cursor = 0;
  }

  /** Fill from a text as `text` gives it; signs this row cannot hold stay out. */
  fill(text: string, letters: string): void {
    this.holes = this.holes.map((_, i) => (letters.includes(text[i] ?? " ") ? (text[i] ?? null) : null));
    this.cursor = this.#open(0) ?? this.holes.length - 1;
  }

  /** Put a peg where the cursor is, and go on to the next open hole. */
  place(letter: string): void {
    this.put(this.cursor, letter);
  }

  put(hole: number, letter: string): void {
    if (hole < 0 || hole >= this.holes.length) return;
    this.holes[hole] = letter;
    this.cursor = this.#open(hole) ?? hole;
  }

  /** Take the peg under the cursor, or the one before it. */
  back(): void {
    const at = this.holes[this.cursor] === null ? this.#filledBefore(this.cursor) : this.cursor;
    if (at !== null) this.clear(at);
  }

  clear(hole: number): void {
    this.holes[hole] = null;
    this.cursor = hole;
  }

  swap(from: number, to: number): void {
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
