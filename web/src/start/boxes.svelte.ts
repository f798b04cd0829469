import { api } from "../client/api.ts";
import { editionName } from "../words/names.ts";
import { say } from "../words/words.svelte.ts";
import type { EditionData, LevelData } from "../client/api-types.ts";

class Boxes {
  editions = $state.raw<EditionData[]>([]);
  levels = $state.raw<LevelData[]>([]);

  async load(): Promise<void> {
    if (!this.editions.length) this.editions = await api.editions();
  }

  async loadLevels(): Promise<void> {
    if (!this.levels.length) this.levels = await api.levels();
  }
}

/** What the server can play; empty until it has said so. */
export const boxes = new Boxes();

/** The name of the edition a text means, with its shape where it is another one than in the box. */
export function box(text: string): string {
  const [key, shape] = text.split("/");
  const edition = boxes.editions.find((one) => one.key === key);
  const name = edition ? editionName(edition) : (key ?? text);
  const [, pegs, colours, rows] = /^(\d+)x(\d+)(?:r(\d+))?/.exec(shape ?? "") ?? [];
  if (!pegs || !colours) return name;
  const n = Number(rows ?? edition?.rows ?? 10);
  return `${name} · ${say("page-set-up-size", { pegs: Number(pegs), colours: Number(colours), n })}`;
}
