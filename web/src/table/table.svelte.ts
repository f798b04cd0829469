import { api, freshId, Refused, Unreachable } from "../client/api.ts";
import type { Subscription, TableHost } from "../client/host.ts";
import { backoff } from "../client/live.ts";
import { nextToDraw, playbackOf, THINKING_MS, type Playback } from "../client/playback.ts";
import { Reactions } from "./reactions.svelte.ts";
import { gameToShow, mustHandOver, seatToAct, type Shown } from "./seating.ts";
import { settings } from "../device/settings.svelte.ts";
import { keep, recall } from "../device/store.ts";
import { openSeats, seatsChanged } from "../words/speech.ts";
import type { SealData, EventData, GameView, LiveMessage, NewAction, State } from "../client/api-types.ts";

/** What a table needs of its host. */
export type TableParts = Pick<TableHost, "act" | "subscribe" | "comeBack" | "see">;

/** What happened while a person was away: whether a computer played for them, and what everybody was told. */
export interface Meanwhile {
  played: boolean;
  events: EventData[];
}

/** So many of the last events are told to somebody who was away. */
const MOST_TOLD = 8;

/** Reasons for which a server lets go of somebody who should just come again. */
const PASSING = ["RESTART", "SILENT"];

/** One table as this browser sees it: only what the server has said, for the seat that looks. */
export class Table {
  state = $state.raw<State | null>(null);
  seat = $state<number | null>(null);
  online = $state(true);
  sending = $state(false);
  refused = $state.raw<Refused | null>(null);
  /** Why nothing more will come from this table; null while it is open. */
  ended = $state.raw<Refused | null>(null);
  showing = $state(0);
  shown = $state.raw<Shown | null>(null);
  before: State | null = null;
  /** Called with the state that was shown before and the one shown now, and with how far the board was drawn before. */
  told: (before: State | null, after: State, from: Playback | null) => void = () => undefined;
  /** What happened, as the host tells it. */
  happened: (events: EventData[]) => void = () => undefined;
  /** Ask, once this seat is no longer ours, whether the person has another one here now. */
  leftSeat: () => Promise<boolean> = () => Promise.resolve(false);
  /** Whether the room of the table lets nobody guess now. */
  held: () => boolean = () => false;
  /** How far the board is drawn while rows of a computer appear one by one; the rest of the screen waits for the last. */
  playback = $state.raw<Playback | null>(null);
  /** What happened while the person at this screen was away; null where there is nothing to tell. */
  meanwhile = $state.raw<Meanwhile | null>(null);
  /** What people at the table have just said. */
  readonly reactions = new Reactions();
  #outbox: NewAction | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #tried = 0;
  #linked = false;
  #latest: State | null = null;
  #pacing: ReturnType<typeof setTimeout> | undefined;
  #live: Subscription;
  #seen: SealData[] = [];
  /** Whether the next state is the first one since the line is up. */
  #fresh = true;
  #first: number;
  /** The game that the server knows to be seen. */
  #sawGame = 0;

  constructor(
    readonly id: string,
    readonly mine: number[],
    readonly parts: TableParts = api,
    /** The finished game to show first, counted from 0; null for the one in play. */
    first: number | null = null,
  ) {
    this.#first = first ?? -1;
    this.seat = mine.length === 1 ? (mine[0] ?? null) : null;
    this.#live = parts.subscribe(id, {
      seat: () => this.seat,
      since: () => (this.state && this.#latest?.seq) ?? 0,
      heard: (message) => this.#heard(message),
      linked: (up) => {
        if (up && !this.#linked) {
          this.#fresh = true;
          this.#sawGame = 0;
        }
        this.#linked = up;
        this.online = up;
        if (up) void this.#deliver();
      },
    });
  }

  start(): void {
    this.#live.start();
  }

  stop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#pacing);
    this.reactions.clear();
    this.#live.stop();
  }

  /** Try at once instead of waiting, as when the device is back online or somebody looks again. */
  hurry(): void {
    this.#live.hurry();
    void this.#deliver();
  }

  /** Leave the host and find it again: the table has moved between the server and this browser. */
  reconnect(): void {
    this.#live.stop();
    this.#live.start();
    void this.#deliver();
  }

  /** Draw at once the rows that would appear one by one, and all that follows them. */
  skip(): void {
    if (this.playback && this.#latest) this.#show(this.#latest);
  }

  /** Whether a computer seems to think: its rows are there, but not all of them are drawn. */
  get thinking(): boolean {
    return this.playback !== null;
  }

  get game(): GameView | null {
    return this.state?.view.games[this.showing] ?? null;
  }

  get current(): boolean {
    return this.state !== null && this.showing === this.state.view.games.length - 1;
  }

  /** Whose turn it is among the seats of this browser. */
  get next(): number | null {
    return this.thinking ? null : seatToAct(this.mine, this.state, this.seat);
  }

  /** The phase of the game as far as it is drawn. */
  get phase(): GameView["phase"] | undefined {
    return this.thinking ? "guessing" : this.game?.phase;
  }

  /** The seats that have to do something next, as far as the game is drawn. */
  get awaited(): (number | null)[] {
    return this.playback ? [nextToDraw(this.playback)] : (this.state?.view.waits_for ?? []);
  }

  /** The seat the screen has to be handed to before anything may be shown; null where it need not. */
  get handOver(): number | null {
    const next = this.next;
    if (this.mine.length < 2 || !this.state || !this.current || next === null) return null;
    return mustHandOver(this.state, this.shown, next) ? next : null;
  }

  /** Whether the state is the one of the seat that looks, so that it may act on it. */
  get settled(): boolean {
    const busy = this.sending || this.thinking || this.held();
    return this.state !== null && this.state.view.seat === this.seat && !busy;
  }

  /** Whether the eyes of another seat are on their way: what is typed meanwhile is meant for that seat. */
  get turning(): boolean {
    if (this.seat === null || this.sending || this.before === null) return false;
    return this.state?.view.seat !== this.seat;
  }

  /** The digests this browser has seen published, before any code was revealed. */
  get seen(): SealData[] {
    return this.#seen;
  }

  /** Look with the eyes of another seat of this browser. */
  look(seat: number): void {
    const game = (this.state?.view.games.length ?? 1) - 1;
    const hide = this.handOver !== null;
    this.shown = { game, seat };
    if (seat === this.seat) return;
    this.seat = seat;
    this.skip();
    if (hide) this.state = null;
    this.#live.stop();
    this.#live.start();
  }

  /** Whether the match waits for a seat of this browser, whatever game is shown. */
  get called(): boolean {
    const state = this.state;
    if (!state || state.closed || this.ended || openSeats(state) > 0) return false;
    return this.awaited.some((seat) => seat !== null && this.mine.includes(seat));
  }

  /** The person's own seat; null for spectators and where several people share this screen. */
  get own(): number | null {
    return this.mine.length === 1 ? (this.mine[0] ?? null) : null;
  }

  /** Tell the server that the game it waits for is seen: only now the time of the turn starts. */
  async see(): Promise<void> {
    const state = this.state;
    const games = state?.view.games.length ?? 0;
    const seat = this.next;
    if (!state?.options.seconds || !this.called || !this.current || seat === null || this.#sawGame >= games) return;
    this.#sawGame = games;
    const now = await this.parts.see(this.id, seat, games).catch(() => null);
    if (now) this.#take(now);
  }

  /** Take the own seat back from the computer that plays there. */
  async comeBack(): Promise<void> {
    const seat = this.own;
    if (seat === null || !this.state?.seats[seat]?.stands_in || this.state.closed) return;
    const now = await this.parts.comeBack(this.id, seat).catch(() => null);
    if (now) this.#take(now);
  }

  nextGame(): void {
    if (this.state) this.showing = this.state.view.games.length - 1;
    this.#follow();
  }

  /** Send an action of a seat of ours, by default the one that looks, until the server answers; it counts once. */
  async act(action: string, seat = this.seat): Promise<boolean> {
    if (this.sending || seat === null || !this.state) return false;
    this.sending = true;
    this.refused = null;
    this.meanwhile = null;
    this.#tried = 0;
    this.#outbox = { seat, seq: this.#latest?.seq ?? this.state.seq, action, id: freshId() };
    return this.#deliver();
  }

  async #deliver(): Promise<boolean> {
    const order = this.#outbox;
    if (!order) return false;
    clearTimeout(this.#retry);
    try {
      const done = await this.parts.act(this.id, order);
      if (this.#outbox !== order) return true;
      this.#settle();
      this.online = this.#linked;
      if (this.seat === order.seat) this.#take(done.state);
      this.happened(done.events);
      return true;
    } catch (error) {
      if (error instanceof Unreachable) {
        this.online = false;
        if (this.#outbox === order) this.#retryLater();
        return false;
      }
      if (this.#outbox === order) this.#settle();
      if (!(error instanceof Refused)) throw error;
      this.refused = error;
      return false;
    }
  }

  /** An action that nobody answered is sent again by itself, with the same id, so that it counts once. */
  #retryLater(): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#deliver(), backoff(this.#tried, Math.random()));
    this.#tried += 1;
  }

  #settle(): void {
    this.#outbox = null;
    this.sending = false;
  }

  #heard(message: LiveMessage): void {
    if (message.type === "state") {
      if (this.#fresh) this.#noteMeanwhile(message.state, message.events);
      this.#fresh = false;
      this.#take(message.state);
      this.happened(message.events);
    }
    if (message.type === "reaction" && settings.reactions) this.reactions.show(message.seat, message.reaction);
    if (message.type === "closed" && !PASSING.includes(message.reason)) {
      this.#live.stop();
      void this.leftSeat().then((moved) => {
        if (!moved) this.ended = new Refused(0, message.reason, message.message, message);
      });
    }
  }

  /** Note what happened since this browser last showed the table, if somebody else acted for its seat. */
  #noteMeanwhile(state: State, events: EventData[]): void {
    const seat = this.own;
    if (seat === null || state.options.one_device) return;
    const since = this.#latest?.seq ?? recall<number | null>(`seen.${this.id}`, null);
    const news = events.filter((event) => since === null || event.seq > since);
    const played = state.seats[seat]?.stands_in === true;
    const skipped = since !== null && news.some((event) => event.kind === "turn-skipped" && event.seat === seat);
    if (played || skipped) this.meanwhile = { played, events: news.slice(-MOST_TOLD) };
  }

  #take(state: State): void {
    if (state.view.seat !== this.seat) return;
    const latest = this.#latest;
    if (this.state && latest && state.seq < latest.seq && state.view.seat === latest.view.seat) return;
    // What was sent on an older state is played or refused by now, whether or not its answer has come.
    if (this.#outbox && state.seq > this.#outbox.seq) this.#settle();
    this.#latest = state;
    this.#note(state.commitments);
    const paced = settings.pace && !document.hidden;
    const playback = paced ? playbackOf(this.state, state, this.showing, this.playback) : null;
    if (playback) this.#draw(playback);
    else this.#show(state);
  }

  /** Draw the board up to a row of the computer; the next row follows when a person has seen this one. */
  #draw(playback: Playback): void {
    const from = this.playback;
    this.playback = playback;
    if (!from) this.#drawNextLater();
    if (this.state) this.told(this.state, this.state, from);
  }

  #drawNextLater(): void {
    this.#pacing = setTimeout(() => {
      if (!this.playback) return;
      const { game, rows } = this.playback;
      if (rows + 1 >= game.rows.length) return this.skip();
      this.#draw({ game, rows: rows + 1 });
      this.#drawNextLater();
    }, THINKING_MS);
  }

  #show(state: State): void {
    const before = this.before;
    const from = this.playback;
    clearTimeout(this.#pacing);
    this.playback = null;
    this.before = state;
    this.showing = gameToShow(before, state, before ? this.showing : this.#first);
    if (!this.mine.length && state.view.games.at(-1)?.phase !== "setting") this.showing = state.view.games.length - 1;
    this.state = state;
    if (!state.options.one_device && !document.hidden) keep(`seen.${this.id}`, state.seq);
    if (before?.seq !== state.seq || (before && (seatsChanged(before, state) || before.rematch !== state.rematch)))
      this.told(before, state, from);
    this.#follow();
  }

  /** On a shared screen the next person looks by themselves, unless something must be hidden first. */
  #follow(): void {
    const next = this.next;
    if (!this.state || this.mine.length < 2 || next === null || !this.current) return;
    if (next !== this.seat && this.handOver === null) this.look(next);
  }

  #note(commitments: SealData[]): void {
    for (const one of commitments) {
      const known = this.#seen.some((other) => other.game === one.game && other.attempt === one.attempt);
      if (!known) this.#seen.push({ ...one });
    }
  }
}
