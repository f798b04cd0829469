import type { LiveMessage, State, StateChange } from "./api-types.ts";

export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface LiveParts {
  address: () => string;
  socket: (address: string) => Socket;
  heard: (message: LiveMessage) => void;
  linked: (up: boolean) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
const SILENCE = 50_000;

/** How long to wait before attempt number `tried` (from 0): doubling, with a quarter of chance around it. */
export function backoff(tried: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tried) * (0.75 + chance / 2);
}

/** A state with a change put over it; what the change does not name is as it was. */
export function changed(state: State, { view: { first_game, games, ...view }, ...rest }: StateChange): State {
  return {
    ...state,
    ...rest,
    view: { ...state.view, ...view, games: [...state.view.games.slice(0, first_game), ...games] },
  };
}

/** A connection that mends itself: it tries again, ever more slowly, until it is stopped. */
export class Live {
  #socket: Socket | null = null;
  #tried = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  /** The state that this connection told last; the next change is for it. */
  #state: State | null = null;

  constructor(readonly parts: LiveParts) {}

  start(): void {
    this.#stopped = false;
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#drop();
  }

  /** Try at once instead of waiting, as when the device is back online. */
  hurry(): void {
    if (this.#stopped || this.#socket) return;
    this.#tried = 0;
    this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = this.parts.socket(this.parts.address());
    this.#socket = socket;
    this.#state = null;
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data) as LiveMessage);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#lost();
    };
    this.#watch();
  }

  #heard(message: LiveMessage): void {
    this.#watch();
    if (message.type === "ping") {
      this.#socket?.send(JSON.stringify({ type: "pong" }));
      return;
    }
    if (message.type === "change") {
      const { v, seq, since, events, change } = message;
      // A change for another state is worth nothing: ask for the whole one.
      if (this.#state?.seq !== since) this.#socket?.send(JSON.stringify({ type: "state" }));
      else this.#heard({ type: "state", v, seq, events, state: changed(this.#state, change) });
      return;
    }
    if (message.type === "state") {
      this.#state = message.state;
      this.#tried = 0;
      this.parts.linked(true);
    }
    this.parts.heard(message);
  }

  /** A socket that is silent for longer than two heartbeats is dead, whatever it says. */
  #watch(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#drop();
      this.#lost();
    }, SILENCE);
  }

  #lost(): void {
    if (this.#stopped) return;
    this.parts.linked(false);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), backoff(this.#tried, Math.random()));
    this.#tried += 1;
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
  }
}
