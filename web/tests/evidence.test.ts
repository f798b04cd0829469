import { mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import type { GameView } from "../src/client/api-types.ts";
import Evidence from "../src/claims/Evidence.svelte";
import { game, state } from "./states.ts";

const row = { number: 2, seat: 1, guess: "RRGG", red: 1, white: 0, points: null };

/** What the panel says of a game that wrong information has ended; Ada is codemaker, Ben codebreaker. */
async function told(change: Partial<GameView>): Promise<string> {
  const one = game({ phase: "over", ending: "void", rows: [row], ...change } as Partial<GameView>);
  const shown = mount(Evidence, {
    target: document.body,
    props: { now: state({ games: [one] }), game: one, brief: true },
  });
  const text = document.querySelector(".evidence")?.textContent ?? "";
  await unmount(shown);
  return text;
}

describe("what a void game says of itself", () => {
  it("says who admitted the mark, and no more than that where the code stays hidden", async () => {
    const text = await told({ void_by: "admitted", evidence: [2] });
    expect(text).toContain("Ada admitted giving wrong feedback.");
    expect(text).toContain("The feedback for row 2 was wrong.");
    expect(text).not.toContain("Nobody had claimed it");
    expect(text).not.toContain("together");
  });

  it("says that it came out at the reveal only where nobody had said so before", async () => {
    const revealed = await told({ void_by: "reveal", secret: "RGBY", evidence: [2] });
    expect(revealed).toContain("Nobody had claimed it: it came out when the code was revealed.");
  });

  it("says who claimed it", async () => {
    const claimed = await told({ void_by: "claim", evidence: [1, 2] });
    expect(claimed).toContain("Ben claimed an error before the code was revealed, and was right.");
    expect(claimed).toContain("No code fits rows 1 and 2 together");
  });
});
