import { forget, isChanged, keep, recall } from "../device/store.ts";

interface RecentRoom {
  room: string;
  when: number;
  over: boolean;
}

/** A room that nobody has looked at for this long is forgotten. */
const LONGEST = 6 * 3_600_000;

/** Remember the room that this person was in last. */
export function noteRoom(room: string, over: boolean): void {
  keep("room", { room, over, when: Date.now() } satisfies RecentRoom);
}

/** Whether another tab has just remembered that this person is in a room. */
export const isNoted = (event: StorageEvent, room: string): boolean =>
  isChanged(event, "room") && recall<RecentRoom | null>("room", null)?.room === room;

/** Forget a room that this person is not in any more. */
export function leaveRoom(room: string): void {
  if (recall<RecentRoom | null>("room", null)?.room === room) forget("room");
}

/** The room to come back to; null where there is none, or it is over. */
export function roomToReturn(): string | null {
  const one = recall<RecentRoom | null>("room", null);
  return one && !one.over && Date.now() - one.when < LONGEST ? one.room : null;
}
