import { dragging } from "../board/drag.ts";
import { Draft } from "../board/draft.svelte.ts";
import { busy, intent } from "../board/keys.ts";
import { Marks } from "../board/marks.svelte.ts";
import { settings } from "../device/settings.svelte.ts";
import { knock } from "../device/sound.ts";
import type { ColourData } from "../client/api-types.ts";

/** What somebody puts together as an answer: a code, or key pegs; by taps, drags and keys. */
export class Answering {
  draft = new Draft(0, (_, letter) => letter !== null && knock());
  marks = new Marks();
  /** What the keys are for now. */
  mode = $state<"code" | "marks" | null>(null);
  colours: ColourData[] = [];
  pegs = 0;

  begin(mode: Answering["mode"], pegs: number, colours: ColourData[]): void {
    this.mode = mode;
    this.pegs = pegs;
    this.colours = colours;
    this.draft.reset(pegs);
    this.marks.reset();
  }

  /** Take a key; whether it was one for the answer. */
  pressed(event: KeyboardEvent, send: () => void): boolean {
    const peg = event.target instanceof Element && event.target.matches("[data-letter], [data-hole]");
    if (
      !this.mode ||
      (busy(event.target, event.key) && !(peg && event.key === "Enter")) ||
      document.querySelector("dialog[open]")
    )
      return false;
    const what = intent(event, {
      colours: this.colours,
      marking: this.mode === "marks",
      letterKeys: settings.letterKeys,
    });
    if (!what || what.does === "keys" || what.does === "earlier") return false;
    const code = this.mode === "code";
    if (what.does === "send") send();
    else if (what.does === "peg" && code) this.draft.place(what.letter);
    else if (what.does === "move" && code) this.draft.move(what.by);
    else if (what.does === "back") (code ? this.draft : this.marks).back();
    else if (what.does === "undo" && code) this.draft.undo();
    else if (what.does === "redo" && code) this.draft.redo();
    else if ((what.does === "red" || what.does === "white") && this.marks.total < this.pegs)
      this.marks.change(what.does, 1);
    event.preventDefault();
    return true;
  }

  /** Let pegs be dragged inside a node. */
  draggable = (node: HTMLElement) =>
    dragging(node, () =>
      this.mode === "code"
        ? {
            put: (hole, letter) => this.draft.put(hole, letter),
            swap: (from, to) => this.draft.swap(from, to),
            clear: (hole) => this.draft.clear(hole),
          }
        : null,
    );
}
