import { untrack } from "svelte";
import { api, Refused } from "../client/api.ts";
import { Draft } from "../board/draft.svelte.ts";
import { intent, type Intent, type Pressed, typed } from "../board/keys.ts";
import { gives, Marks } from "../board/marks.svelte.ts";
import { Notes } from "../board/notes.svelte.ts";
import { knock } from "../device/sound.ts";
import { settings } from "../device/settings.svelte.ts";
import { holeWords, openSeats } from "../words/speech.ts";
import { forget, keep, recall } from "../device/store.ts";
import { answerWord, coaches, hintWord } from "./coaching.ts";
import type { Table } from "./table.svelte.ts";
import { say, sayMessage } from "../words/words.svelte.ts";
import type { ActionKind, NoteData } from "../client/api-types.ts";

export type Step = "set" | "hide" | "guess" | "mark" | "reveal" | null;

interface Kept {
  at: string;
  text: string;
}

/** A word of help under the turn line: what it says, which rows it points at, a code it proposes. */
export interface Word {
  text: string;
  rows: number[];
  code: string | null;
  good: boolean;
  /** An action that waits until it is confirmed. */
  confirm?: string;
  /** What can be put into the notes. */
  notes?: NoteData[];
  /** The next step of a hint, and what leads there. */
  next?: { label: string; word: Word };
  /** Whether the coach says it unasked, when the key pegs have come. */
  coach?: boolean;
}

/** What was taken back, so that it can be corrected instead of entered anew. */
type Again = { code: string } | { red: number; white: number };

/** What the person at this screen is doing: the row or the marks in hand, the next step, the help asked for. */
export class Play {
  draft: Draft;
  marks = new Marks();
  #word = $state.raw<Word | null>(null);
  asking = $state(false);
  /** The hole that was filled or emptied last, in words; nothing once the row is sent or another turn begins. */
  placing = $state("");
  #at = "";
  #early: Pressed[] = [];
  #from = -1;
  #again: Again | null = null;

  constructor(
    readonly table: Table,
    readonly notes = new Notes(table.id),
  ) {
    this.draft = new Draft(table.state?.edition.pegs ?? 0, (hole, letter) => this.#placed(hole, letter));
  }

  /** Let a peg be heard, and tell those who listen where it went. */
  #placed(hole: number, letter: string | null): void {
    const edition = this.table.state?.edition;
    if (letter !== null) knock();
    if (edition) this.placing = holeWords(hole, letter, edition.colours);
  }

  /** What is said now; a question about key pegs or a code is over when others are chosen. */
  get word(): Word | null {
    const word = this.#word;
    const asked = this.step === "reveal" ? `reveal ${this.draft.text}` : this.#markOrder;
    return word?.confirm && word.confirm !== asked ? null : word;
  }

  set word(word: Word | null) {
    this.#word = word;
  }

  get #markOrder(): string {
    return `mark ${this.marks.text}`;
  }

  /** What somebody at this screen may take back beside a real board: the last guess, or the last key pegs. */
  get backable(): "guess" | "mark" | null {
    const { state, game, current, mine, settled } = this.table;
    const by = state?.view.takes_back ?? null;
    if (!settled || !current || !game || by === null || !mine.includes(by) || state?.closed) return null;
    return game.phase === "marking" ? "guess" : "mark";
  }

  async takeBack(): Promise<void> {
    const row = this.table.game?.rows.at(-1);
    if (!this.backable || !row) return;
    this.#again = this.backable === "guess" ? { code: row.guess ?? "" } : { red: row.red ?? 0, white: row.white ?? 0 };
    this.word = null;
    await this.table.act("back", this.table.state?.view.takes_back ?? null);
  }

  may(what: ActionKind): boolean {
    const { state, current, thinking } = this.table;
    return (
      current && !thinking && state !== null && !state.closed && openSeats(state) === 0 && state.view.may.includes(what)
    );
  }

  get step(): Step {
    const { state, game, seat } = this.table;
    if (!state || !game || state.view.seat !== seat) return null;
    if (this.may("secret")) return state.view.shield ? "hide" : "set";
    if (this.may("guess")) return "guess";
    if (this.may("mark")) return "mark";
    return this.may("reveal") ? "reveal" : null;
  }

  get filling(): "row" | "code" | null {
    if (this.step === "guess") return "row";
    return this.step === "set" || this.step === "reveal" ? "code" : null;
  }

  get ready(): boolean {
    if (!this.table.settled || this.step === null) return false;
    return this.step === "hide" || this.step === "mark" || this.draft.full;
  }

  get helpful(): boolean {
    return this.step === "guess" && this.table.state?.options.hints === true;
  }

  /** Begin afresh where the table has moved on; a guess half placed is found again after a reload. */
  refresh(): void {
    const { state, game, seat, showing } = this.table;
    const at = `${showing}:${seat}:${this.step}:${game?.rows.length}`;
    if (!state || at === this.#at) return;
    this.#at = at;
    this.#from = -1;
    this.draft.reset(state.edition.pegs);
    this.placing = "";
    this.marks.reset();
    this.word = null;
    const kept = recall<Kept | null>(`draft.${this.table.id}`, null);
    if (this.step === "guess" && kept?.at === at) this.draft.fill(kept.text, this.#letters);
    untrack(() => this.#enterAgain());
    untrack(() => void this.#explain());
    if (this.table.settled) untrack(() => this.#typeEarly());
  }

  #enterAgain(): void {
    const again = this.#again;
    if (!again || this.step !== ("code" in again ? "guess" : "mark")) return;
    this.#again = null;
    if ("code" in again) this.draft.fill(again.code, this.#letters);
    else this.marks.show(again);
  }

  /** What a key means now. */
  intentOf(pressed: Pressed): Intent | null {
    const colours = this.table.state?.edition.colours ?? [];
    return intent(pressed, { colours, marking: this.step === "mark", letterKeys: settings.letterKeys });
  }

  /** Hold a key that is typed while the next seat is on its way; whether it was one to hold. */
  hold({ key, ctrlKey, metaKey, altKey }: Pressed): boolean {
    const pressed = { key, ctrlKey, metaKey, altKey };
    if (!this.table.turning || !typed(pressed, settings.letterKeys)) return false;
    this.#early.push(pressed);
    return true;
  }

  #typeEarly(): void {
    const early = this.#early;
    this.#early = [];
    early.forEach((pressed, i) => {
      const what = this.intentOf(pressed);
      // A lone Enter is the last one pressed twice, not a row without marks.
      if (what && (what.does !== "send" || i > 0)) this.do(what);
    });
  }

  /** Keep a guess in this browser; a secret is never kept. */
  keepDraft(): void {
    const text = this.draft.text;
    if (this.step !== "guess") return;
    if (text.trim()) keep(`draft.${this.table.id}`, { at: this.#at, text });
    else forget(`draft.${this.table.id}`);
  }

  async send(): Promise<void> {
    if (!this.ready) return;
    const code = this.draft.text;
    if (this.step === "mark" && this.table.state?.view.shield && (await this.#doubted())) return;
    if (this.step === "mark" && this.marks.total === 0) {
      this.word = { text: say("mark-nothing"), rows: [], code: null, good: false, confirm: this.#markOrder };
      return;
    }
    if (this.step === "reveal" && (await this.#doubtedReveal(code))) return;
    const orders = {
      set: `secret ${code}`,
      hide: "secret hidden",
      guess: `guess ${code}`,
      mark: this.#markOrder,
      reveal: `reveal ${code}`,
    };
    if (this.step) await this.order(orders[this.step]);
  }

  /** Ask before key pegs count that contradict the rows of a real board; whether there was something to ask. */
  async #doubted(): Promise<boolean> {
    const { id, seat } = this.table;
    if (seat === null || this.asking) return true;
    const confirm = this.#markOrder;
    this.asking = true;
    // Where nobody can say, the key pegs count as they are.
    const found = await api.checkMark(id, seat, this.marks.text).catch(() => null);
    this.asking = false;
    if (!found || found.agrees || !found.message) return false;
    this.word = { text: sayMessage(found.message), rows: found.rows, code: null, good: false, confirm };
    return true;
  }

  /** Ask before a code counts that makes marks wrong: it may have been read from the other side. */
  async #doubtedReveal(code: string): Promise<boolean> {
    const { id, seat } = this.table;
    if (seat === null || this.asking) return true;
    this.asking = true;
    const found = await api.checkReveal(id, seat, code).catch(() => null);
    this.asking = false;
    if (!found || found.agrees || !found.message) return false;
    this.word = {
      text: sayMessage(found.message),
      rows: found.rows,
      code: found.mirrored,
      good: false,
      confirm: `reveal ${code}`,
    };
    return true;
  }

  async order(action: string): Promise<void> {
    if (!this.table.settled) return;
    this.word = null;
    this.#again = null;
    // The next person at this screen must not be told a peg of the code.
    this.placing = "";
    await this.table.act(action);
  }

  back(): void {
    if (this.step === "mark") this.marks.back();
    else this.draft.back();
  }

  do(intent: Intent): void {
    const filling = this.filling !== null && this.table.settled;
    if (intent.does === "peg" && filling) this.draft.place(intent.letter);
    if (intent.does === "move" && filling) this.draft.move(intent.by);
    if (intent.does === "red" || intent.does === "white") this.#mark(intent.does);
    if (intent.does === "back" && this.table.settled) this.back();
    if (intent.does === "undo") this.#undo(filling);
    if (intent.does === "redo" && filling) this.draft.redo();
    if (intent.does === "earlier" && this.filling === "row" && filling) this.earlier(intent.by);
    if (intent.does === "send") void this.send();
  }

  #undo(filling: boolean): void {
    if (filling && this.draft.undoable) this.draft.undo();
    else if (this.step === "mark" && this.marks.total > 0) this.marks.back();
    else void this.takeBack();
  }

  /** Fill from the row before, then from the one before that, and back again. */
  earlier(by: number): void {
    const codes = (this.table.game?.rows ?? []).flatMap((row) => row.guess ?? []).reverse();
    if (!codes.length) return;
    this.#from = Math.min(codes.length - 1, Math.max(0, this.#from + by));
    this.draft.fill(codes[this.#from] ?? "", this.#letters);
  }

  #mark(kind: "red" | "white"): void {
    const { pegs, counting } = this.table.state?.edition ?? { pegs: 0, counting: "both" };
    const given = gives(counting, kind) && this.marks.total < pegs;
    if (this.step === "mark" && this.table.settled && given) this.marks.change(kind, 1);
  }

  /** Say what the last answer tells, in a game in which the coach speaks by itself; it never interrupts. */
  async #explain(): Promise<void> {
    const { id, seat, showing, game } = this.table;
    const at = this.#at;
    const answered = game?.rows.at(-1)?.red != null;
    if (seat === null || !answered || !this.helpful || !coaches(id, showing)) return;
    const found = await api.explain(id, seat).catch(() => null);
    if (found && this.#at === at && !this.#word && !this.asking) this.word = answerWord(found, this.notes);
  }

  /** Give the next step of a hint: what rows tell, what to look for, a guess. */
  async hint(): Promise<void> {
    const next = this.word?.next?.word;
    if (next) {
      this.word = next;
      return;
    }
    const edition = this.table.state?.edition;
    const said = this.word?.coach ? this.word.text : "";
    if (edition)
      await this.#ask(async (seat) =>
        hintWord(await api.hint(this.table.id, seat), edition, { notes: this.notes, said }),
      );
  }

  /** Put what was said into the notes. */
  note(): void {
    const word = this.word;
    if (!word?.notes) return;
    this.notes.add(word.notes);
    this.word = { ...word, notes: [] };
  }

  async check(): Promise<void> {
    await this.#ask(async (seat) => {
      const check = await api.check(this.table.id, seat, this.draft.text);
      const text = check.possible ? say("page-help-possible") : sayMessage(check.message);
      return { text, rows: check.rows, code: null, good: check.possible };
    });
  }

  use(code: string): void {
    this.draft.fill(code, this.#letters);
    this.word = null;
  }

  async #ask(question: (seat: number) => Promise<Word>): Promise<void> {
    const { seat } = this.table;
    if (seat === null || this.asking) return;
    this.asking = true;
    try {
      this.word = await question(seat);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.table.refused = error;
    } finally {
      this.asking = false;
    }
  }

  get #letters(): string {
    return this.table.state?.edition.colours.map((colour) => colour.letter).join("") ?? "";
  }
}
