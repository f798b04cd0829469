import { post } from "../client/api.ts";
import { recall } from "../device/store.ts";
import { go } from "../page/route.svelte.ts";
import type { NewRoom, RoomEntered } from "../client/api-types.ts";

type Wish = Pick<NewRoom, "kind" | "edition" | "rounds" | "seconds" | "source">;

/** What a room is opened with: as last time, else a race in Classic, three rounds of ten minutes. */
export const agreed = (): Wish => ({
  kind: "race",
  edition: "classic",
  rounds: 3,
  seconds: 600,
  source: "table",
  ...recall<Partial<Wish>>("choice.room", {}),
});

/** Open a room, by default as last time, and go there. */
export async function openRoom(wish: Partial<NewRoom> = agreed()): Promise<void> {
  const { room } = await post<RoomEntered>("/api/rooms", wish);
  go(`/r/${room.room}`);
}
