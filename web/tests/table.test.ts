import { describe, expect, it, vi } from "vitest";
import { following, Refused, Unreachable } from "../src/client/api.ts";
import type { Socket } from "../src/client/live.ts";
import { Table } from "../src/table/table.svelte.ts";
import type { Acted, NewAction, SeatData, State } from "../src/client/api-types.ts";
import { namesOverTime, narrowName } from "../src/words/speech.ts";
import { game, state } from "./states.ts";

class Wire implements Socket {
  onopen = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly address: string) {}
  send() {}
  close() {}
}

/** A table whose server is this test: what it is sent, and what it answers. */
function at(mine: number[], answer: (order: NewAction) => Promise<Acted>) {
  const wires: Wire[] = [];
  const orders: NewAction[] = [];
  const table = new Table("t0", mine, {
    subscribe: (id, follower) =>
      following(id, follower, (address) => {
        wires.push(new Wire(address));
        return wires.at(-1) as Wire;
      }),
    act: (_, order) => {
      orders.push(order);
      return answer(order);
    },
    comeBack: () => new Promise<State>(() => undefined),
    see: () => new Promise<State>(() => undefined),
  });
  const tell = (now: State) =>
    wires.at(-1)?.onmessage?.({ data: JSON.stringify({ v: 2, type: "state", seq: now.seq, events: [], state: now }) });
  table.start();
  return { table, orders, tell, wires };
}

const done = (now: State): Promise<Acted> => Promise.resolve({ seq: now.seq, events: [], state: now });

describe("a table", () => {
  it("sends an action once however often it is pressed", async () => {
    const { table, orders, tell } = at([1], () => done(state({ seq: 2 })));
    tell(state());
    await Promise.all([table.act("guess RRBB"), table.act("guess RRBB")]);
    expect(orders.map(({ seat, seq, action }) => ({ seat, seq, action }))).toEqual([
      { seat: 1, seq: 1, action: "guess RRBB" },
    ]);
    expect(table.state?.seq).toBe(2);
  });

  it("sends an action again under the same name once the server is back", async () => {
    let up = false;
    const { table, orders, tell } = at([1], () => (up ? done(state({ seq: 3 })) : Promise.reject(new Unreachable(""))));
    tell(state());
    expect(await table.act("guess RRBB")).toBe(false);
    expect([table.sending, table.online]).toEqual([true, false]);
    up = true;
    tell(state());
    await Promise.resolve();
    await Promise.resolve();
    expect(new Set(orders.map((order) => order.id)).size).toBe(1);
    expect(orders).toHaveLength(2);
    expect([table.sending, table.online]).toEqual([false, true]);
  });

  it("sends an action again by itself where one answer was an error and the line stayed up", async () => {
    vi.useFakeTimers();
    let answers = 0;
    const { table, orders, tell } = at([1], () =>
      answers++ ? done(state({ seq: 3 })) : Promise.reject(new Unreachable("503")),
    );
    tell(state());
    await table.act("guess RRBB");
    expect(table.sending).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([table.sending, table.online, orders.length, new Set(orders.map((order) => order.id)).size]).toEqual([
      false,
      true,
      2,
      1,
    ]);
    vi.useRealTimers();
  });

  it("sends an action again when the device is back online", async () => {
    let up = false;
    const { table, orders, tell } = at([1], () => (up ? done(state({ seq: 3 })) : Promise.reject(new Unreachable(""))));
    tell(state());
    await table.act("guess RRBB");
    up = true;
    table.hurry();
    await Promise.resolve();
    await Promise.resolve();
    expect([table.sending, orders.length]).toEqual([false, 2]);
  });

  it("tells of seats that change although nothing was played", () => {
    const { table, tell } = at([0], () => done(state()));
    const told: number[] = [];
    table.told = (_, after) => told.push(after.seats.filter(({ taken }) => taken).length);
    const open = state({ seat: 0 });
    tell({ ...open, seats: open.seats.map((seat) => ({ ...seat, taken: seat.seat === 0 })) });
    tell(open);
    tell(open);
    expect(told).toEqual([1, 2]);
  });

  it("takes a spectator along to the next game", () => {
    const { table, tell } = at([], () => done(state()));
    const over = game({ phase: "over", ending: "broken" });
    tell(state({ seat: null }));
    tell(state({ seq: 2, seat: null, games: [over, game({ number: 2, phase: "setting" })] }));
    expect(table.showing).toBe(0);
    tell(state({ seq: 3, seat: null, games: [over, game({ number: 2 })] }));
    expect(table.showing).toBe(1);
  });

  it("tells why an action was refused, and lets the person go on", async () => {
    const { table, tell } = at([1], () => Promise.reject(new Refused(422, "NOT_YOUR_TURN", "it is another's turn")));
    tell(state());
    await table.act("guess RRBB");
    expect(table.refused?.reason).toBe("NOT_YOUR_TURN");
    expect(table.settled).toBe(true);
  });

  it("does not go back to an older state", () => {
    const { table, tell } = at([1], () => done(state()));
    tell(state({ seq: 5 }));
    tell(state({ seq: 4 }));
    expect(table.state?.seq).toBe(5);
  });

  it("ignores what another seat was told", () => {
    const { table, tell } = at([1], () => done(state()));
    tell(state({ seat: 0 }));
    expect(table.state).toBeNull();
  });

  it("comes again after a restart of the server, and stops where its seat was given up", async () => {
    const { table, tell, wires } = at([1], () => done(state()));
    tell(state());
    const close = (reason: string) =>
      wires
        .at(-1)
        ?.onmessage?.({ data: JSON.stringify({ v: 2, type: "closed", reason, message: "the seat was given up" }) });
    close("RESTART");
    expect(table.ended).toBeNull();
    close("LEFT");
    await vi.waitFor(() => expect(table.ended?.message).toBe("the seat was given up"), 60_000);
  });

  it("remembers a digest as it was first published", () => {
    const { table, tell } = at([1], () => done(state()));
    tell(state({}, { commitments: [{ game: 1, attempt: 1, digest: "aa" }] }));
    tell(state({ seq: 2 }, { commitments: [{ game: 1, attempt: 1, digest: "bb" }] }));
    expect(table.seen).toEqual([{ game: 1, attempt: 1, digest: "aa" }]);
  });
});

describe("a table on a shared screen", () => {
  const setting = state({ seat: null, games: [game({ phase: "setting" })], waits_for: [0], may: [] });

  it("is handed over before the codemaker looks, and before a codebreaker looks after them", () => {
    const { table, tell, wires } = at([0, 1], () => done(state()));
    tell(setting);
    expect(table.handOver).toBe(0);
    table.look(0);
    expect(table.state).toBeNull();
    expect(wires.at(-1)?.address).toContain("seat=0");
    tell(state({ seat: 0, games: [game({ phase: "setting" })], waits_for: [0], may: ["secret"] }));
    expect(table.handOver).toBeNull();
    tell(state({ seq: 2, seat: 0, games: [game({ secret: "RGBY" })], waits_for: [1] }));
    expect(table.handOver).toBe(1);
    table.look(1);
    expect(table.state).toBeNull();
  });

  it("passes from codebreaker to codebreaker without a curtain", () => {
    const { table, tell, wires } = at([0, 1, 2], () => done(state()));
    const group = { games: [game({ codebreakers: [1, 2] })] };
    tell(state({ ...group, seat: null, waits_for: [1] }));
    expect(wires.at(-1)?.address).toContain("seat=1");
    tell(state({ ...group, seq: 2, seat: 1, waits_for: [2] }));
    expect(table.handOver).toBeNull();
    expect(table.seat).toBe(2);
  });

  it("has no curtain where the code is behind a real shield", () => {
    const { table, tell } = at([0, 1], () => done(state()));
    tell(state({ ...setting.view, shield: true }));
    expect(table.handOver).toBeNull();
    expect(table.seat).toBe(0);
  });
});

describe("the game that is shown", () => {
  it("stays at a game that ended before one's eyes until it is put away", () => {
    const { table, tell } = at([1], () => done(state()));
    tell(state());
    tell(state({ seq: 2, games: [game({ phase: "over", ending: "broken" }), game({ number: 2, codemaker: 1 })] }));
    expect([table.showing, table.current]).toEqual([0, false]);
    table.nextGame();
    expect([table.showing, table.current]).toEqual([1, true]);
  });

  it("is the present one to somebody who comes later", () => {
    const { table, tell } = at([1], () => done(state()));
    tell(state({ games: [game({ phase: "over", ending: "broken" }), game({ number: 2 })] }));
    expect(table.showing).toBe(1);
  });
});

describe("the head of a score card", () => {
  const [first] = state().seats;
  const seatAt = (seat: number, change: Partial<SeatData>): SeatData => ({ ...(first as SeatData), seat, ...change });

  it("names everybody who played at a seat, one after the other", () => {
    const former = [{ seat: 0, name: "Zoe", games: 1, rows: 0 }];
    const now = state({}, { former });
    expect([namesOverTime(now, 0), namesOverTime(now, 1)]).toEqual(["Zoe / Ada", "Ben"]);
    expect(namesOverTime(state({}, { former: [{ seat: 0, name: "Zoe", games: 0, rows: 0 }] }), 0)).toBe("Ada");
  });

  it("calls the computers of a group by a short name", () => {
    const group = (count: number) =>
      state(
        {},
        { seats: Array.from({ length: count }, (_, seat) => seatAt(seat, { kind: seat ? "computer" : "person" })) },
      );
    const heads = (now: State) => now.seats.map(({ seat }) => namesOverTime(now, seat, narrowName));
    expect(heads(group(3))).toEqual(["Ada", "Bot 1", "Bot 2"]);
    expect(heads(group(5))).toEqual(["Ada", "Bot 1", "Bot 2", "Bot 3", "Bot 4"]);
    expect(heads(group(2))).toEqual(["Ada", "Computer"]);
    const away = group(4).seats.map((one) => (one.seat === 2 ? { ...one, name: "Cleo", stands_in: true } : one));
    expect(heads(state({}, { seats: away }))).toEqual(["Ada", "Bot 1", "Cleo", "Bot 2"]);
  });
});
