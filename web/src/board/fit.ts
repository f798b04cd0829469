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
  /** How high a panel is that takes the place of the pegs in the drawer; unused rows are folded away for it. */
  panel?: number;
  /** The drawer stays below the rows, however low the room is. */
  upright?: boolean;
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
  /** One peg behind the shield with the room around it. */
  shieldCell: number;
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
/** A shield beside the rows is at most this tall, as long as larger pegs can fill the drawer. */
const TALLEST_SHIELD = 200;
const LARGEST_STOCK = 76;
const WIDEST_DRAWER = 380;
/** Four buttons for fingers, and beside them the one that sends the row. */
const LEAST_DRAWER = 264;
/** Five buttons for fingers and the one that sends the row, with its words whole. */
const EASY_DRAWER = 360;

const clamp = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The widths of one row at a given height; the pegs get what the rest leaves. */
function widthsOf(row: number, width: number, { pegs, beside, signs = 3 }: Needs) {
  const pad = clamp(4, row * 0.2, 16);
  const number = clamp(24, row * 0.6, 52);
  // A digit is about two thirds as wide as the letters of BoardRow's info are high.
  const digits = signs * 0.65 * clamp(10, row * 0.24, 17) + 7;
  const besideWidth = {
    nothing: 0,
    number: Math.max(digits, clamp(30, row * 0.85, 72)),
    name: clamp(44, row * 1.3, 110),
  }[beside];
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

/** The drawer: as few lines of pegs as fingers allow, or more, each about as large as a row of `row`. */
function drawerOf(row: number, width: number, { colours, panel = 0 }: Needs, touch: boolean, more = 0) {
  const least = touch ? FINGER : 30;
  const button = clamp(touch ? FINGER : 36, row * 0.86, 64);
  const columnsMost = Math.max(1, Math.floor(width / least));
  const lines = Math.ceil(colours / columnsMost) + more;
  const stockColumns = Math.ceil(colours / lines);
  const stock = clamp(Math.min(least, width / stockColumns), row, width / stockColumns);
  const store = Math.max(lines * stock, panel);
  return { button, lines, stock, stockColumns, store, height: store + 6 + button + 14 };
}

/** What is beside the rows of a low and wide board: the shield above the drawer, both as large as the rows are tall. */
function asideOf(row: number, height: { rows: number; most: number }, width: number, needs: Needs, touch: boolean) {
  const gap = gapOf(row);
  const shieldOver = (drawer: { height: number }, height: number) => height - gap - drawer.height;
  // Fingers like large pegs where there is room for them.
  let drawer = drawerOf(Math.max(row, ROOMY), width - 12, needs, touch);
  if (shieldOver(drawer, height.most) < shieldOf(row)) drawer = drawerOf(row, width - 12, needs, touch);
  // A shield that would get too tall leaves some of its height to larger pegs, on one more line.
  const spare = shieldOver(drawer, height.rows) - TALLEST_SHIELD;
  if (spare > 0) {
    const larger = drawerOf(LARGEST_STOCK, width - 12, needs, touch, 1);
    const stock = Math.min(larger.stock, (drawer.store + spare) / larger.lines);
    const store = stock * larger.lines;
    if (stock > drawer.stock)
      drawer = {
        ...drawer,
        stock,
        store,
        stockColumns: larger.stockColumns,
        height: drawer.height - drawer.store + store,
      };
  }
  const shield = Math.max(shieldOver(drawer, height.rows), shieldOf(row));
  return { drawer, shield, shieldCell: Math.min((width - 24) / needs.pegs, shield * 0.5, LARGEST_STOCK) };
}

const gapOf = (row: number) => clamp(1, row * 0.09, 7);
const shieldOf = (row: number) => clamp(34, row * 1.15, 92);

function fitted(row: number, shown: number, room: Room, needs: Needs, sideways: boolean): Fit | null {
  let drawerWidth = sideways ? clamp(LEAST_DRAWER, room.width * 0.36, 330) : 0;
  const parts = widthsOf(row, room.width - (sideways ? drawerWidth + 8 : 0), needs);
  // What the rows leave is the drawer's, as long as the two look balanced.
  if (sideways)
    drawerWidth = clamp(
      drawerWidth,
      room.width - 8 - parts.width,
      Math.max(drawerWidth, Math.min(WIDEST_DRAWER, Math.max(EASY_DRAWER, parts.width * 1.5))),
    );
  const gap = gapOf(row);
  // The buttons of the drawer need their width even where the rows are low.
  const needed = sideways ? 0 : Math.min(room.width, room.touch ? 316 : 286);
  if (parts.width < needed) {
    parts.cell = Math.min(row * 1.6, parts.cell + (needed - parts.width) / needs.pegs);
    parts.width = needed;
  }
  const width = parts.width + (sideways ? drawerWidth + 8 : 0);
  const now = Math.max(row, room.touch ? Math.min(FINGER, parts.cell * 1.4) : LEAST_TARGET);
  const fold = shown < needs.rows ? FOLD_LINE + gap : 0;
  const rows = shown * (row + gap) + (now - row) + fold + 2 * parts.pad;
  const { drawer, shield, shieldCell } = sideways
    ? asideOf(row, { rows: rows - 2 * parts.pad, most: room.height - 2 * parts.pad }, drawerWidth, needs, room.touch)
    : {
        drawer: drawerOf(row, width - 2 * parts.pad - 12, needs, room.touch),
        shield: shieldOf(row),
        shieldCell: parts.cell,
      };
  const other = shield + gap + drawer.height;
  const height = sideways ? Math.max(rows, other + 2 * parts.pad) : rows + other;
  if (height > room.height || width > room.width + 0.5) return null;
  return {
    ...parts,
    row,
    now,
    gap,
    shield,
    shieldCell,
    sideways,
    drawerWidth,
    shown,
    width,
    height,
    peg: Math.min(parts.cell, row) * 0.86,
    key: keyOf(row, parts.cell),
    button: drawer.button,
    stock: drawer.stock,
    stockColumns: drawer.stockColumns,
    store: drawer.store,
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
  const sideways = !needs.upright && room.height < SHORT && room.width > room.height * 1.2 && room.width > 430;
  const beside = needs.panel ? withPanel(room, needs, sideways) : null;
  if (beside) return beside;
  // A low window is often one that is zoomed in: its pegs grow, and unused rows are folded away for that.
  const limit = room.touch || sideways ? FOLD_BELOW.touch : FOLD_BELOW.mouse;
  let last: Fit | null = null;
  for (let shown = needs.rows; shown >= needs.used; shown--) {
    const fit = tallest(shown, room, needs, sideways);
    if (fit && fit.row >= limit) return fit;
    last = fit ?? last;
  }
  const folded = tallest(needs.used, room, needs, sideways) ?? last;
  return folded ?? { ...smallest(room, needs, sideways) };
}

/** Fit the few rows of a position: where the drawer would be beside them, but pegs are larger above it, it is below. */
export function fitPosition(room: Room, needs: Needs): Fit {
  const fit = fitBoard(room, needs);
  const tall = fit.sideways ? fitBoard(room, { ...needs, upright: true }) : fit;
  return tall.peg > fit.peg && tall.height <= room.height ? tall : fit;
}

/** The board as it is without a panel, with so many unused rows folded away that the panel fits; null if none do. */
function withPanel(room: Room, needs: Needs, sideways: boolean): Fit | null {
  const before = fitBoard(room, { ...needs, panel: 0 });
  for (let shown = before.shown; shown >= needs.used; shown--) {
    const fit = fitted(before.row, shown, room, needs, sideways);
    if (fit) return fit;
  }
  return null;
}

/** In a room too small for anything the board is drawn at its smallest. */
function smallest(room: Room, needs: Needs, sideways: boolean): Fit {
  const fit = fitted(SMALLEST_ROW, needs.used, { ...room, width: 9999, height: 9999, touch: false }, needs, sideways);
  if (!fit) throw new Error("a board without limits always fits");
  return fit;
}
