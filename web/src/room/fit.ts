/** The room that one entry of a list takes, in widths and heights of its letters (em). */
export interface Cell {
  width: number;
  height: number;
}

export interface Fit {
  columns: number;
  lines: number;
  /** Of the letters, in pixels. */
  size: number;
  /** Which of the shapes the entries take. */
  shape: number;
}

const MOST_COLUMNS = 8;

/** Return the shape and the columns that make `count` entries largest in a box, and the fewest columns that do. */
export function fit(count: number, box: Cell, shapes: Cell[]): Fit {
  // Two names need not fill the wall.
  const largest = Math.max(24, box.width / 38);
  let best: Fit = { columns: 1, lines: count, size: 0, shape: 0 };
  for (let columns = 1; columns <= MOST_COLUMNS; columns++)
    for (const [shape, { width, height }] of shapes.entries()) {
      const lines = Math.ceil(count / columns);
      const size = Math.min(largest, box.width / columns / width, box.height / lines / height);
      if (size > best.size) best = { columns, lines, size, shape };
    }
  return best;
}

/** Return how wide the longest text is in the page's font, in em. */
export function longest(texts: string[], weight: number): number {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return 0;
  pen.font = `${weight} 100px ${getComputedStyle(document.body).fontFamily}`;
  return Math.max(0, ...texts.map((text) => pen.measureText(text).width / 100));
}
