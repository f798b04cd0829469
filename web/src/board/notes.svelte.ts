import type { NoteData } from "../client/api-types.ts";
import { keep, recall } from "../device/store.ts";

/** What a person has noted for a colour in a hole: not here, or here for sure. */
export type Note = "out" | "sure";

type Kept = Record<string, Note>;

/** A whole code that a person thinks about, or has crossed out. */
export interface NotedCode {
  code: string;
  out: boolean;
}

const noteOf = (sure: boolean): Note => (sure ? "sure" : "out");
const at = (letter: string, hole: number) => `${letter}${hole}`;

/** A person's own notes about one game. They stay in this browser, and no computer reads them. */
export class Notes {
  #marks = $state.raw<Kept>({});
  #codes = $state.raw<NotedCode[]>([]);
  #key = "";
  #pegs = $state(0);
  #letters = $state.raw<string[]>([]);

  constructor(readonly table: string) {}

  /** Show the notes of a game; `seat` is whose they are where several codebreakers share one screen. */
  open(game: number, pegs: number, letters: string[], seat: number | null = null): void {
    const key = `notes.${this.table}.${game}${seat === null ? "" : `.${seat}`}`;
    if (key === this.#key) return;
    this.#key = key;
    this.#pegs = pegs;
    this.#letters = letters;
    this.#marks = recall<Kept>(key, {});
    this.#codes = recall<NotedCode[]>(`${key}.codes`, []);
  }

  of(letter: string, hole: number): Note | null {
    return this.#marks[at(letter, hole)] ?? null;
  }

  get any(): boolean {
    return Object.keys(this.#marks).length > 0 || this.#codes.length > 0;
  }

  /** The letters noted as out in every hole. */
  get out(): string[] {
    return this.#letters.filter((letter) => this.#holes.every((hole) => this.of(letter, hole) === "out"));
  }

  /** The letter noted as sure for each hole. */
  get pinned(): (string | null)[] {
    return this.#holes.map((hole) => this.#letters.find((letter) => this.of(letter, hole) === "sure") ?? null);
  }

  /** For each hole the letters noted as not there, less those that are out everywhere. */
  get notHere(): string[][] {
    const out = this.out;
    return this.#holes.map((hole) =>
      this.#letters.filter((letter) => !out.includes(letter) && this.of(letter, hole) === "out"),
    );
  }

  /** The codes a person has listed, in the order of listing. */
  get codes(): NotedCode[] {
    return this.#codes;
  }

  /** Whether a person has crossed this code out: by itself, or by a note about one of its pegs. */
  rulesOut(code: string): boolean {
    if (this.#codes.some((one) => one.out && one.code === code)) return true;
    return [...code].some((letter, hole) => this.of(letter, hole) === "out");
  }

  /** List a code to think about; one that is listed already stays where it is. */
  list(code: string): void {
    if (!this.#codes.some((one) => one.code === code)) this.#keepCodes([...this.#codes, { code, out: false }]);
  }

  /** Cross a listed code out, or take that back. */
  crossCode(code: string): void {
    this.#keepCodes(this.#codes.map((one) => (one.code === code ? { code, out: !one.out } : one)));
  }

  removeCode(code: string): void {
    this.#keepCodes(this.#codes.filter((one) => one.code !== code));
  }

  /** Whether all this is noted; nothing at all never is. */
  hold(notes: NoteData[]): boolean {
    return notes.length > 0 && notes.every(({ letter, hole, sure }) => this.of(letter, hole - 1) === noteOf(sure));
  }

  /** Note what the coach says. */
  add(notes: NoteData[]): void {
    this.#set(notes.map(({ letter, hole, sure }) => [letter, hole - 1, noteOf(sure)]));
  }

  /** Nothing, then out, then sure, then nothing again. */
  turn(letter: string, hole: number): void {
    const next = { none: "out", out: "sure", sure: null }[this.of(letter, hole) ?? "none"] as Note | null;
    const others =
      next === "sure" ? this.#letters.filter((other) => other !== letter && this.of(other, hole) === "sure") : [];
    this.#set([[letter, hole, next], ...others.map((other): [string, number, null] => [other, hole, null])]);
  }

  /** Cross a colour out in every hole, or take all that back. */
  cross(letter: string): void {
    const note = this.out.includes(letter) ? null : "out";
    this.#set(this.#holes.map((hole) => [letter, hole, note]));
  }

  clear(): void {
    this.#marks = {};
    keep(this.#key, this.#marks);
    this.#keepCodes([]);
  }

  #keepCodes(codes: NotedCode[]): void {
    this.#codes = codes;
    keep(`${this.#key}.codes`, codes);
  }

  get #holes(): number[] {
    return Array.from({ length: this.#pegs }, (_, hole) => hole);
  }

  #set(changes: [string, number, Note | null][]): void {
    const marks = { ...this.#marks };
    for (const [letter, hole, note] of changes) {
      if (note) marks[at(letter, hole)] = note;
      else delete marks[at(letter, hole)];
    }
    this.#marks = marks;
    keep(this.#key, marks);
  }
}
