/** The code of a room as people type it: in capitals, with spaces or dashes. Empty where it cannot be one. */
export const readCode = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, 16);

/** The code as it is shown: "ABC DEF". */
export const showCode = (room: string): string => room.toUpperCase().replace(/(.{3})(?=.)/g, "$1 ");
