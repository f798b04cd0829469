import { getContext, setContext, type Snippet } from "svelte";

/** What a room says and shows at a table that it has dealt: there the room decides what comes next. */
export interface RoomAtTable {
  /** Which round of what this is. */
  readonly title: string;
  /** What is said instead of whose turn it is; empty where the turn is what matters. */
  readonly headline: string;
  /** The seal of the code, the same for everyone who breaks it. */
  readonly seal: string | undefined;
  /** Whether nobody may guess now. */
  readonly held: boolean;
  /** Whether the host has told pegs of the code. */
  readonly told: boolean;
  /** One line above the board of a phone. */
  readonly strip: Snippet;
  /** Beside the board, or behind one tap on a phone. */
  readonly panel: Snippet;
  /** What can be done once the own game is over. */
  readonly end: Snippet;
  leave: () => void;
}

const ROOM = Symbol("room");

/** Let the parts of a table know its room. */
export const setRoom = (room: RoomAtTable | null): void => void setContext(ROOM, room);

/** The room of the table; null for a table of its own. */
export const getRoom = (): RoomAtTable | null => getContext<RoomAtTable | null | undefined>(ROOM) ?? null;
