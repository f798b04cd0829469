/** How each colour looks: its shape on a field of 24 by 24. The colours themselves are in pegs.css. */
export const SHAPES: Record<string, string> = {
  red: "M12 2.5 22.5 20.5H1.5z",
  blue: "M4 4h16v16H4z",
  green: "M12 1 23 12 12 23 1 12z",
  yellow: "M12 1l3.2 7.2 7.8.8-5.9 5.2 1.8 7.7-6.9-4.1-6.9 4.1 1.8-7.7L1 9l7.8-.8z",
  white: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 5.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6z",
  black: "M9 2h6v7h7v6h-7v7H9v-7H2V9h7z",
  orange: "M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z",
  purple: "M18.5 3.6A10.2 10.2 0 1 0 18.5 20.4 8.6 8.6 0 1 1 18.5 3.6z",
  pink: "M12 21.5C5 16 1.5 12.6 1.5 8.4A5.4 5.4 0 0 1 12 6.2a5.4 5.4 0 0 1 10.5 2.2C22.5 12.6 19 16 12 21.5z",
  teal: "M12 1c4.2 5.7 7.5 9.4 7.5 13.8a7.5 7.5 0 0 1-15 0C4.5 10.4 7.8 6.7 12 1z",
  magenta:
    "M7 2.1a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0-9.8zm10 0a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0-9.8z" +
    "m-10 10a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0-9.8zm10 0a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0-9.8zM8 8h8v8H8z",
  silver: "M2.5 4h19v4h-19zm0 6h19v4h-19zm0 6h19v4h-19z",
};

/** The sign of a colour that is no colour, such as a digit, is its letter. */
export function shapeOf(name: string): string | null {
  return SHAPES[name] ?? null;
}

export const BLANK = ".";
