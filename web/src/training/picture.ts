/** The picture that people share of a daily code: a board with key pegs only, drawn in the page. */

import { settings } from "../device/settings.svelte.ts";
import type { RowView } from "../client/api-types.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const COLOURS = {
  ground: "#efe7da",
  wood: "#7a4b2a",
  dark: "#5f3820",
  light: "#8d5a34",
  well: "#3b2312",
  ink: "#2a2018",
  soft: "#675a4b",
  red: "#e0261b",
  black: "#14100c",
  white: "#f6f3ec",
  rim: "#6a5f4f",
  on: "#fbeedd",
};

export interface Picture {
  title: string;
  under: string[];
  rows: Pick<RowView, "red" | "white">[];
  pegs: number;
}

function round(
  paint: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  paint.beginPath();
  paint.roundRect(x, y, width, height, radius);
}

function disc(paint: CanvasRenderingContext2D, x: number, y: number, radius: number, fill: string): void {
  paint.beginPath();
  paint.arc(x, y, radius, 0, 2 * Math.PI);
  paint.fillStyle = fill;
  paint.fill();
}

function keyPegs(
  paint: CanvasRenderingContext2D,
  { red, white }: Picture["rows"][number],
  pegs: number,
  x: number,
  y: number,
  size: number,
): void {
  for (let i = 0; i < pegs; i++) {
    const at = x + i * size * 1.35 + size / 2;
    if (i < (red ?? 0)) {
      // A black one has a light rim, so that it is seen on the wood.
      if (settings.keyPegs === "black") disc(paint, at, y, size / 2, COLOURS.on);
      disc(paint, at, y, size * (settings.keyPegs === "black" ? 0.43 : 0.5), COLOURS[settings.keyPegs]);
    } else if (i < (red ?? 0) + (white ?? 0)) {
      disc(paint, at, y, size / 2, COLOURS.rim);
      disc(paint, at, y, size * 0.38, COLOURS.white);
    } else disc(paint, at, y, size * 0.2, COLOURS.well);
  }
}

/** Draw the picture. */
export function draw(canvas: HTMLCanvasElement, { title, under, rows, pegs }: Picture): void {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const paint = canvas.getContext("2d");
  if (!paint) return;
  paint.fillStyle = COLOURS.ground;
  paint.fillRect(0, 0, WIDTH, HEIGHT);
  const line = Math.min(66, 490 / Math.max(rows.length, 4));
  const size = line * 0.58;
  const width = 110 + pegs * size * 1.35 + 30;
  const height = Math.max(rows.length, 4) * line + 40;
  const [left, top] = [80, (HEIGHT - height) / 2];
  const wood = paint.createLinearGradient(0, top, 0, top + height);
  wood.addColorStop(0, COLOURS.light);
  wood.addColorStop(0.3, COLOURS.wood);
  wood.addColorStop(1, COLOURS.dark);
  paint.shadowColor = "#0006";
  paint.shadowBlur = 40;
  paint.shadowOffsetY = 18;
  round(paint, left, top, width, height, 28);
  paint.fillStyle = wood;
  paint.fill();
  paint.shadowColor = "transparent";
  paint.textBaseline = "middle";
  rows.forEach((row, i) => {
    const y = top + 20 + (rows.length - 1 - i + Math.max(0, 4 - rows.length)) * line + line / 2;
    paint.font = `${line * 0.4}px sans-serif`;
    paint.fillStyle = COLOURS.on;
    paint.textAlign = "right";
    paint.fillText(String(i + 1), left + 70, y);
    keyPegs(paint, row, pegs, left + 95, y, size);
  });
  paint.textAlign = "left";
  const words = left + width + 60;
  const room = WIDTH - words - 40;
  paint.fillStyle = COLOURS.ink;
  paint.font = "bold 60px sans-serif";
  paint.fillText(title, words, HEIGHT / 2 - 60, room);
  paint.fillStyle = COLOURS.soft;
  paint.font = "34px sans-serif";
  under.forEach((text, i) => paint.fillText(text, words, HEIGHT / 2 + 10 + i * 50, room));
}
