/** How large everything on a board is drawn, so that the whole board fits the room there is. All lengths are pixels. */

/** The room for the board, and whether fingers use it. */
export interface Room {
  width: number;
  height: number;
  touch: boolean;
}

/** What has to be shown. */
export interface Needs {
  pegs: number;
  /** All rows of the board, played or not. */
  rows: number;
  /** Rows that hold something: played, or being filled. They are never folded away. */
  used: number;
  colours: number;
  /** What is between the pegs and the key pegs: nothing, a number, or a name. */
  beside: "nothing" | "number" | "name";
  /** How many signs the longest number there has; three where nothing is said. */
  signs?: number;
}

export interface Fit {
  row: number;
  /** The row in hand, which fingers must hit. */
  now: number;
  cell: number;
  peg: number;
  key: number;
  number: number;
  beside: number;
  tray: number;
  shield: number;
  pad: number;
  gap: number;
  /** One peg of the drawer with the room around it, and how many go on one line. */
  stock: number;
  stockColumns: number;
  /** The height of all its lines. It is kept whatever the drawer shows, so that the board stays as it is from turn to turn. */
  store: number;
  button: number;
  /** The drawer is beside the rows instead of below them. */
  sideways: boolean;
  drawerWidth: number;
  /** Rows drawn; the others are folded into one line. */
  shown: number;
  width: number;
  height: number;
}

const FINGER = 44;
const LEAST_TARGET = 25;
const FOLD_BELOW = { touch: 40, mouse: 26 };
const LARGEST_ROW = 96;
const SMALLEST_ROW = 9;
const FOLD_LINE = 20;
const SHORT = 560;
const STEP = 0.5;
const ROOMY = 54;

const clamp = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The widths of one row at a given height; the pegs get what the rest leaves. */
function widthsOf(row: number, width: number, { pegs, beside, signs = 3 }: Needs) {
  const pad = clamp(4, row * 0.2, 16);
  const number = clamp(24, row * 0.6, 52);
  // A digit is about two thirds as wide as the letters of BoardRow's info are high.
  const digits = signs * 0.65 * clamp(10, row * 0.24, 17) + 7;
  const besideWidth = { nothing: 0, number: Math.max(digits, clamp(30, row * 0.85, 72)), name: clamp(44, row * 1.3, 110) }[beside];
  const tray = (cell: number) => Math.ceil(pegs / 2) * keyOf(row, cell) * 1.2 + 8;
  const rest = (cell: number) => 2 * pad + number + besideWidth + tray(cell) + 8;
  // The key pegs shrink with the pegs, so the widest cell is found by halving.
  const widest = Math.max(row, LEAST_TARGET);
  let [cell, tooWide] = [6, widest];
  if (rest(widest) + pegs * widest <= width) cell = widest;
  else
    while (tooWide - cell > 0.1) {
      const middle = (cell + tooWide) / 2;
      if (rest(middle) + pegs * middle <= width) cell = middle;
      else tooWide = middle;
    }
  return { pad, number, beside: besideWidth, tray: tray(cell), cell, width: rest(cell) + pegs * cell };
}

const keyOf = (row: number, cell: number) => clamp(4, Math.min(row * 0.38, cell * 0.44), 30);

/** The drawer: as few lines of pegs as fingers allow, each about as large as a row of `row`. */
function drawerOf(row: number, width: number, { colours }: Needs, touch: boolean) {
  const least = touch ? FINGER : 30;
  const button = clamp(touch ? FINGER : 36, row * 0.86, 64);
  const columnsMost = Math.max(1, Math.floor(width / least));
  const lines = Math.ceil(colours / columnsMost);
  const stockColumns = Math.ceil(colours / lines);
  const stock = clamp(Math.min(least, width / stockColumns), row, width / stockColumns);
  const store = lines * stock;
  return { button, stock, stockColumns, store, height: store + 6 + button + 14 };
}

function fitted(row: number, shown: number, room: Room, needs: Needs, sideways: boolean): Fit | null {
  const drawerWidth = sideways ? clamp(230, room.width * 0.36, 330) : 0;
  const parts = widthsOf(row, room.width - (sideways ? drawerWidth + 8 : 0), needs);
  const gap = clamp(1, row * 0.09, 7);
  // The buttons of the drawer need their width even where the rows are low.
  const needed = sideways ? 0 : Math.min(room.width, room.touch ? 316 : 286);
  if (parts.width < needed) {
    parts.cell = Math.min(row * 1.6, parts.cell + (needed - parts.width) / needs.pegs);
    parts.width = needed;
  }
  const width = parts.width + (sideways ? drawerWidth + 8 : 0);
  const shield = clamp(34, row * 1.15, 92);
  const drawerRoom = (sideways ? drawerWidth : width - 2 * parts.pad) - 12;
  // Beside the rows there is room to spare: the pegs are as large as a thumb likes them, where they fit.
  const roomy = drawerOf(Math.max(row, ROOMY), drawerRoom, needs, room.touch);
  const fits = sideways && shield + gap + roomy.height + 2 * parts.pad <= room.height;
  const drawer = fits ? roomy : drawerOf(row, drawerRoom, needs, room.touch);
  const now = Math.max(row, room.touch ? Math.min(FINGER, parts.cell * 1.4) : LEAST_TARGET);
  const fold = shown < needs.rows ? FOLD_LINE + gap : 0;
  const rows = shown * (row + gap) + (now - row) + fold + 2 * parts.pad;
  const other = shield + gap + drawer.height;
  const height = sideways ? Math.max(rows, other + 2 * parts.pad) : rows + other;
  if (height > room.height || width > room.width + 0.5) return null;
  return {
    ...parts, row, now, gap, shield, sideways, drawerWidth, shown, width, height,
    peg: Math.min(parts.cell, row) * 0.86, key: keyOf(row, parts.cell),
    button: drawer.button, stock: drawer.stock, stockColumns: drawer.stockColumns, store: drawer.store,
  };
}

/** The tallest rows at which `shown` of them fit; null if none do. */
function tallest(shown: number, room: Room, needs: Needs, sideways: boolean): Fit | null {
  for (let row = LARGEST_ROW; row >= SMALLEST_ROW; row -= STEP) {
    const { cell } = widthsOf(row, room.width, needs);
    // Rows taller than their pegs are wide look empty, but a finger may need them.
    if (row > Math.max(cell * 1.25, room.touch ? FOLD_BELOW.touch : 0)) continue;
    const fit = fitted(row, shown, room, needs, sideways);
    if (fit) return fit;
  }
  return null;
}

/** Fit a board into a room: every row where that leaves rows tall enough, else with unused rows folded away. */
export function fitBoard(room: Room, needs: Needs): Fit {
  const sideways = room.height < SHORT && room.width > room.height * 1.2 && room.width > 480;
  const limit = room.touch ? FOLD_BELOW.touch : FOLD_BELOW.mouse;
  let last: Fit | null = null;
  for (let shown = needs.rows; shown >= needs.used; shown--) {
    const fit = tallest(shown, room, needs, sideways);
    if (fit && fit.row >= limit) return fit;
    last = fit ?? last;
  }
  const folded = tallest(needs.used, room, needs, sideways) ?? last;
  return folded ?? { ...smallest(room, needs, sideways) };
}

/** In a room too small for anything the board is drawn at its smallest. */
function smallest(room: Room, needs: Needs, sideways: boolean): Fit {
  const fit = fitted(SMALLEST_ROW, needs.used, { ...room, width: 9999, height: 9999, touch: false }, needs, sideways);
  if (!fit) throw new Error("a board without limits always fits");
  return fit;
}
