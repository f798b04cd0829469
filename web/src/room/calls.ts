/** What can be asked of rooms: they are always a server's, for several people meet there. */

import { call, post, put } from "../client/api.ts";
import type {
  HostOrder,
  MyRoomTable,
  ReviewData,
  RoomAnswer,
  RoomBoard,
  RoomEntered,
  RoomToken,
} from "../client/api-types.ts";
import { linkTo } from "../page/base.ts";

const at = (room: string) => `/api/rooms/${encodeURIComponent(room)}`;

/** Where the messages of a room come from. */
export const streamAddress = (room: string) => `${at(room)}/stream`;

/** The results as a file, for the host. */
export const csvAddress = (room: string) => `${at(room)}/csv`;

/** What begins the end of an address that makes a device the host. */
export const HOST_MARK = "#host=";

/** A link that makes another device the host; the token is in the part that no server is told. */
export const hostLink = async (room: string) => linkTo(`/r/${room}${HOST_MARK}${(await rooms.addHost(room)).token}`);

/** The host's token at the end of the address; from there it is taken away at once. */
export function broughtToken(): string | null {
  if (!location.hash.startsWith(HOST_MARK)) return null;
  const token = location.hash.slice(HOST_MARK.length);
  history.replaceState(history.state, "", location.pathname + location.search);
  return token;
}

export const rooms = {
  look: (room: string) => call<RoomAnswer>(at(room)),
  join: (room: string, name: string) => post<RoomEntered>(`${at(room)}/players`, { name }),
  letComputer: (room: string, name: string, level: string) => post<RoomEntered>(`${at(room)}/players`, { name, level }),
  /** Leave, or remove somebody as the host. */
  remove: (room: string, player: number) => call<RoomAnswer>(`${at(room)}/players/${player}`, { method: "DELETE" }),
  /** Let a player come back on another device under the same name. */
  release: (room: string, player: number) => post<RoomAnswer>(`${at(room)}/players/${player}/release`, {}),
  /** A further token of the host, for another device. */
  addHost: (room: string) => post<RoomToken>(`${at(room)}/host`, {}),
  /** Let this browser hold a token of the room, beside those that it holds. */
  bring: (room: string, token: string) => post<RoomAnswer>(`${at(room)}/mine`, { token }),
  order: (room: string, order: HostOrder) => post<RoomAnswer>(`${at(room)}/orders`, order),
  listNames: (room: string, names: string[]) => put<RoomAnswer>(`${at(room)}/names`, { names }),
  /** Set the code that the other player of a duel breaks. */
  setCode: (room: string, code: string) => put<RoomAnswer>(`${at(room)}/code`, { code }),
  /** The own table in the last round; from now on this browser holds its seat. */
  table: (room: string) => post<MyRoomTable>(`${at(room)}/table`, {}),
  boards: (room: string, round: number) => call<RoomBoard[]>(`${at(room)}/boards?round=${round}`),
  review: (room: string, round: number, player: number) =>
    call<ReviewData>(`${at(room)}/review?round=${round}&player=${player}`),
};
