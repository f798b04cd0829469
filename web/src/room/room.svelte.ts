import { api, Refused } from "../client/api.ts";
import { insist } from "../client/insist.ts";
import { reach } from "../client/transport.ts";
import { refusalWords } from "../words/names.ts";
import type {
  EditionData,
  HostOrder,
  MyRoom,
  ProgressData,
  RoomAnswer,
  RoomData,
  RoomPlayerData,
} from "../client/api-types.ts";
import { broughtToken, rooms, streamAddress } from "./calls.ts";
import { momentOf, type Moment } from "./clock.ts";
import { isNoted, leaveRoom, noteRoom } from "./recent.ts";
import { RoomStream, withProgress } from "./stream.ts";

const NOBODY: MyRoom = { host: false, player: null, table: null, seat: 0 };
const TICK = 250;

/** A room as this browser sees it: what the server has said, and what is this person's own. */
export class Room {
  data = $state.raw<RoomData | null>(null);
  mine = $state.raw<MyRoom>(NOBODY);
  edition = $state.raw<EditionData | null>(null);
  online = $state(true);
  /** Why there is no such room. */
  missing = $state.raw<Refused | null>(null);
  /** Why the last wish was not granted, in words. */
  failed = $state("");
  busy = $state(false);
  /** The seals as this browser saw them before the codes were shown, by round and player. */
  readonly seals: Record<string, string> = {};
  #heardAt = 0;
  #now = $state(performance.now());
  #ticking: ReturnType<typeof setInterval> | undefined;
  #stopped = false;
  #describing = false;
  #stream: RoomStream;

  constructor(readonly code: string) {
    this.#stream = new RoomStream({
      open: (signal) => reach(streamAddress(code), { signal, headers: { accept: "application/x-ndjson" } }),
      heard: (message) => {
        if (message.type === "room") this.#take(message);
        else if (this.data) this.#show(withProgress(this.data, message, (performance.now() - this.#heardAt) / 1000));
      },
      linked: (up) => (this.online = up),
      refused: (error) => {
        this.missing = error;
        leaveRoom(code);
      },
    });
  }

  start(): void {
    this.#ticking = setInterval(() => (this.#now = performance.now()), TICK);
    const token = broughtToken();
    if (token) void this.#bring(token);
    else this.#stream.start();
  }

  /** Become the host by a link from another device, however long the server cannot be reached; then follow the room. */
  async #bring(token: string): Promise<void> {
    try {
      this.#take(await this.#insist(() => rooms.bring(this.code, token)));
    } catch (error) {
      this.failed = refusalWords(error);
    }
    if (!this.#stopped) this.#stream.start();
  }

  #insist<T>(ask: () => Promise<T>): Promise<T> {
    return insist(ask, () => !this.#stopped);
  }

  stop(): void {
    clearInterval(this.#ticking);
    this.#stopped = true;
    this.#stream.stop();
  }

  hurry(): void {
    this.#stream.hurry();
  }

  /** Another tab may have joined since this one came as a stranger. */
  heed(event: StorageEvent): void {
    const stranger = !this.mine.host && this.mine.player === null;
    if (stranger && this.data && isNoted(event, this.code)) this.#stream.again();
  }

  /** How far the last round is; null before the first. */
  get moment(): Moment | null {
    const round = this.data?.round;
    return round ? momentOf(round, Math.max(0, this.#now - this.#heardAt) / 1000) : null;
  }

  /** Whether a round is in play, its countdown and its pauses included. */
  get running(): boolean {
    return !!this.data?.round && this.data.round.phase !== "over";
  }

  get me(): RoomPlayerData | null {
    return this.data?.players.find(({ number }) => number === this.mine.player) ?? null;
  }

  /** The other player of a duel. */
  get rival(): RoomPlayerData | null {
    if (this.data?.options.kind !== "duel") return null;
    return this.data.players.find(({ number }) => number !== this.mine.player) ?? null;
  }

  /** The host's own player, who waits to be played on at this device. */
  get awaited(): RoomPlayerData | null {
    if (!this.mine.host || this.mine.player !== null) return null;
    return this.data?.players.find(({ host, released }) => host && released) ?? null;
  }

  progressOf(player: number | null): ProgressData | null {
    return this.data?.progress.find((one) => one.player === player) ?? null;
  }

  join(name: string): Promise<boolean> {
    return this.attempt(async () => {
      try {
        this.#take(await rooms.join(this.code, name));
      } catch (error) {
        // Another tab has joined already, and this browser is that player.
        if (!(error instanceof Refused && error.reason === "NAME_FIXED")) throw error;
      }
      // The stream was opened by a stranger.
      this.#stream.again();
    });
  }

  leave(): Promise<boolean> {
    const player = this.mine.player;
    return this.attempt(async () => {
      if (player === null) return;
      this.#take(await rooms.remove(this.code, player));
      this.#stream.again();
    });
  }

  order(order: HostOrder["order"], code: string | null = null): Promise<boolean> {
    return this.attempt(async () => this.#take(await rooms.order(this.code, { order, code })));
  }

  remove = (player: number) => this.attempt(async () => this.#take(await rooms.remove(this.code, player)));
  release = (player: number) => this.attempt(async () => this.#take(await rooms.release(this.code, player)));
  listNames = (names: string[]) => this.attempt(async () => this.#take(await rooms.listNames(this.code, names)));
  setCode = (code: string) => this.attempt(async () => this.#take(await rooms.setCode(this.code, code)));

  letComputer(name: string, level: string): Promise<boolean> {
    return this.attempt(async () => this.#take(await rooms.letComputer(this.code, name, level)));
  }

  /** Do something, and say why where the server refuses it; whether it was done. */
  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.failed = "";
    try {
      await work();
      return true;
    } catch (error) {
      this.failed = refusalWords(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #take({ room, mine }: RoomAnswer): void {
    // An answer may come after newer news.
    if (this.data && room.seq < this.data.seq) return;
    this.mine = mine;
    this.#show(room);
    if (mine.host || mine.player !== null) noteRoom(room.room, room.over);
    else leaveRoom(room.room);
    void this.#describe(room.options.edition);
  }

  async #describe(text: string): Promise<void> {
    if (this.edition || this.#describing) return;
    this.#describing = true;
    this.edition = await this.#insist(() => api.describe(text)).catch(() => null);
    this.#describing = false;
  }

  #show(room: RoomData): void {
    this.#heardAt = performance.now();
    this.#now = this.#heardAt;
    this.data = room;
    const round = room.round;
    if (round) for (const { player, digest } of round.seals) this.seals[`${round.number}.${player}`] ??= digest;
  }
}
