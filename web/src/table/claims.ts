/** How wrong information came out: through the claim of a seat, or when the code was revealed. */
export type Shown = { by: "claim"; seat: number } | { by: "reveal" };

const GAME = /^game \d+ codemaker \d+$/m;
const SHOWN = /^claim (\d+) shown(?: \d+)*$/m;

/** Read from the match as text (docs/protocol.md, text forms) how the game at an index became void; null where it has no such game. */
export function shownBy(text: string, index: number): Shown | null {
  const game = text.split(GAME)[index + 1];
  if (game === undefined) return null;
  const claim = SHOWN.exec(game);
  return claim ? { by: "claim", seat: Number(claim[1]) - 1 } : { by: "reveal" };
}
