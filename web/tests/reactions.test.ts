import { afterEach, describe, expect, it, vi } from "vitest";
import { type Reaction, Reactions, SHOWN_MS } from "../src/table/reactions.svelte.ts";

afterEach(() => {
  vi.useRealTimers();
});

describe("reactions", () => {
  it("shows the last reaction of each seat for a few seconds", () => {
    vi.useFakeTimers();
    const reactions = new Reactions();
    reactions.show(0, "hello");
    vi.advanceTimersByTime(SHOWN_MS / 2);
    reactions.show(0, "wow");
    reactions.show(1, "ouch");
    vi.advanceTimersByTime(SHOWN_MS - 1);
    expect(reactions.all).toEqual([
      [0, "wow"],
      [1, "ouch"],
    ]);
    vi.advanceTimersByTime(1);
    expect(reactions.all).toEqual([]);
  });

  it("ignores what it has no words for", () => {
    const reactions = new Reactions();
    reactions.show(0, "from-the-future" as Reaction);
    expect(reactions.all).toEqual([]);
  });

  it("forgets everything when a table is put away", () => {
    const reactions = new Reactions();
    reactions.show(0, "thanks");
    reactions.clear();
    expect(reactions.of(0)).toBeNull();
  });
});
