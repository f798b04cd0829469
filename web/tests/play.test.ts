import { describe, expect, it } from "vitest";
import { following } from "../src/client/api.ts";
import type { Acted, State } from "../src/client/api-types.ts";
import type { Socket } from "../src/client/live.ts";
import { Play } from "../src/table/play.svelte.ts";
import { Table } from "../src/table/table.svelte.ts";
import { game, state } from "./states.ts";

class Wire implements Socket {
  onopen = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send() {}
  close() {}
}

/** Somebody who is about to set a code at a table that nobody answers for. */
function codemaker() {
  const wire = new Wire();
  const table = new Table("t0", [0], {
    subscribe: (id, follower) => following(id, follower, () => wire),
    act: () => new Promise<Acted>(() => undefined),
    comeBack: () => new Promise<State>(() => undefined),
    see: () => new Promise<State>(() => undefined),
  });
  const tell = (now: State) =>
    wire.onmessage?.({ data: JSON.stringify({ v: 2, type: "state", seq: now.seq, events: [], state: now }) });
  table.start();
  tell(state({ seq: 0, seat: 0, waits_for: [0], may: ["secret"], games: [game({ phase: "setting" })] }));
  const play = new Play(table);
  play.refresh();
  return { play, tell };
}

describe("what is said of pegs", () => {
  it("forgets a code as soon as it is sent", () => {
    const { play } = codemaker();
    expect(play.step).toBe("set");
    for (const letter of "RGBY") play.do({ does: "peg", letter });
    expect(play.placing).not.toBe("");
    void play.send();
    expect(play.placing).toBe("");
  });

  it("forgets a code that was not sent when the turn is over", () => {
    const { play, tell } = codemaker();
    for (const letter of "RGB") play.do({ does: "peg", letter });
    expect(play.placing).not.toBe("");
    tell(state({ seq: 1, seat: 0 }));
    play.refresh();
    expect(play.placing).toBe("");
  });
});
