import { dragging, draggingMarks } from "../board/drag.ts";
import type { Play } from "./play.svelte.ts";
import type { Table } from "./table.svelte.ts";

/** Return what lets people drag pegs and key pegs on an element, while it is their turn to place them. */
export function dragOn(table: Table, play: Play): (node: HTMLElement) => () => void {
  const drops = {
    put: (hole: number, letter: string) => play.draft.put(hole, letter),
    swap: (from: number, to: number) => play.draft.swap(from, to),
    clear: (hole: number) => play.draft.clear(hole),
  };
  const markDrops = {
    add: (kind: "red" | "white") => play.do({ does: kind }),
    remove: (kind: "red" | "white") => play.marks.change(kind, -1),
  };
  return (node) => {
    const pegs = dragging(node, () => (play.filling && table.settled ? drops : null));
    const marks = draggingMarks(node, () => (play.step === "mark" && table.settled ? markDrops : null));
    return () => {
      pegs();
      marks();
    };
  };
}
