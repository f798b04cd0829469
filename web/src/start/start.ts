import { api, freshId } from "../client/api.ts";
import { orderOf, standard, type Choice } from "./order.ts";
import { type Mode, remember } from "./recent.ts";
import { go } from "../page/route.svelte.ts";
import { settings } from "../device/settings.svelte.ts";
import { names } from "../words/speech.ts";
import { recall } from "../device/store.ts";
import { say } from "../words/words.svelte.ts";
import type { Opened } from "../client/api-types.ts";
import type { TableOrder } from "../client/host.ts";

async function opened(order: TableOrder, mode: Mode, seats: number[]): Promise<Opened> {
  const table = await api.open(order);
  remember({
    table: table.table,
    mode,
    seats,
    edition: table.state.edition.text,
    players: names(table.state),
    when: Date.now(),
    over: false,
  });
  return table;
}

/** Open the table a person has chosen, and go there. */
export async function start(choice: Choice): Promise<void> {
  const order = orderOf(choice);
  const { table } = await opened(order, choice.mode, order.take);
  go(`/t/${table}`);
}

/** Open a table as it was last chosen for a way of playing. */
export async function playAgain(mode: Choice["mode"]): Promise<void> {
  await start({ ...standard(mode, settings.name), ...recall<Partial<Choice>>(`choice.${mode}`, {}), mode });
}

/** The code of the first game: its first two guesses, named by the coach, leave few codes. */
const LESSON = { edition: "kids", secret: "BGY" };

/** Open a table for a first game, where a teacher's code is set at once. */
export async function learn(): Promise<void> {
  const order: TableOrder = {
    edition: LESSON.edition,
    games: 1,
    seats: [say("page-names-teacher"), say("page-names-you")].map((name) => ({ kind: "person", name, level: null })),
    take: [0, 1],
    first: 0,
    hints: true,
    spectators: false,
  };
  const { table, state } = await opened(order, "learn", [1]);
  await api.act(table, { seat: 0, seq: state.seq, action: `secret ${LESSON.secret}`, id: freshId() });
  go(`/t/${table}`);
}
