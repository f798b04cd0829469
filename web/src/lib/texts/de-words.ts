/** Small German phrases that many texts need. */

export const rows = (n: number) => (n === 1 ? "1 Reihe" : `${n} Reihen`);
export const list = (parts: (string | number)[]) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} und ${parts.at(-1)}`;
export const rowList = (numbers: number[]) => `${numbers.length === 1 ? "Reihe" : "Reihen"} ${list(numbers)}`;
