import type { GameView, State } from "../src/client/api-types.ts";

const colours = ["red R", "blue B", "green G", "yellow Y", "white W", "black K"].map((one) => {
  const [name = "", letter = ""] = one.split(" ");
  return { name, letter };
});

export function game(change: Partial<GameView> = {}): GameView {
  return {
    number: 1,
    codemaker: 0,
    codebreakers: [1],
    phase: "guessing",
    rows: [],
    rows_left: 10,
    secret: null,
    conceding: [],
    ending: null,
    void_by: null,
    evidence: [],
    corrections: [],
    points: [[], []],
    ...change,
  };
}

/** A table of Ada and Ben, as the server tells it, with what a test wants changed. */
export function state(view: Partial<State["view"]> = {}, change: Partial<State> = {}): State {
  const players = ["Ada", "Ben"];
  return {
    table: "t0",
    seq: view.seq ?? 1,
    options: {
      edition: "classic",
      seats: players.map(() => ({ kind: "person", level: null })),
      games: 2,
      first: 0,
      marking: "table",
      shield: false,
      conceding: true,
      hints: false,
      daily: null,
      seconds: null,
      spectators: true,
      away_seconds: 60,
      one_device: false,
      reading: 2,
    },
    warnings: [],
    edition: {
      key: "classic",
      name: "Classic",
      about: "",
      source: "",
      players: [2, 2],
      text: "classic",
      shape: "4x6r10",
      pegs: 4,
      colours,
      rows: 10,
      blanks: false,
      secret_repeats: true,
      guess_repeats: true,
      secrets: 1296,
      advanced: [],
      games: "any",
      house: false,
      scoring: { kind: "rows", bonus: 1 },
      points: [],
      wrong_information: 3,
      pegs_range: [4, 4],
      colours_range: [6, 6],
    },
    seats: players.map((name, seat) => ({
      seat,
      kind: "person",
      name,
      level: null,
      taken: true,
      online: true,
      note: null,
      stands_in: false,
    })),
    former: [],
    view: {
      edition: "classic",
      players,
      agreed: 2,
      marking: "table",
      shield: false,
      seconds: null,
      seat: 1,
      seq: 1,
      games: [game()],
      waits_for: [1],
      takes_back: null,
      replays: true,
      may: ["guess"],
      totals: [0, 0],
      winners: [],
      over: false,
      ...view,
    },
    turn: { code: "", params: {}, text: "" },
    left: null,
    deadline: null,
    seconds_left: null,
    commitments: [],
    rematch: null,
    closed: null,
    absent: null,
    ...change,
  };
}
