/** The shapes of the server's messages, as docs/protocol.md describes them. */

export interface Colour {
  name: string;
  letter: string;
}

export interface Edition {
  key: string;
  name: string;
  about: string;
  source: string;
  players: [number, number];
  text: string;
  shape: string;
  pegs: number;
  colours: Colour[];
  rows: number;
  blanks: boolean;
  secret_repeats: boolean;
  guess_repeats: boolean;
  secrets: number;
  advanced: string[];
  games: "any" | "even" | "players";
  house: boolean;
  scoring?: Scoring;
  wrong_information?: number;
}

export interface Scoring {
  kind: "rows" | "games" | "group";
  bonus?: number;
  red?: number;
  white?: number;
  broken?: number;
}

export interface Level {
  key: string;
  name: string;
  about: string;
  average: number | null;
  codemaker: boolean;
}

export interface Row {
  number: number;
  seat: number | null;
  guess: string | null;
  red: number | null;
  white: number | null;
  points: number | null;
}

export type Phase = "setting" | "guessing" | "marking" | "revealing" | "over";
export type Ending = "broken" | "unbroken" | "conceded" | "forfeited" | "void";

export interface Game {
  number: number;
  codemaker: number;
  codebreakers: number[];
  phase: Phase;
  rows: Row[];
  rows_left: number;
  secret: string | null;
  conceding: number[];
  ending: Ending | null;
  evidence: number[];
  points: number[][];
}

export type May = "SetSecret" | "PlaceGuess" | "GiveFeedback" | "RevealSecret" | "Claim" | "Concede";

export interface MatchView {
  edition: string;
  players: string[];
  agreed: number;
  marking: "table" | "codemaker";
  shield: boolean;
  seconds: number | null;
  seat: number | null;
  seq: number;
  games: Game[];
  waits_for: (number | null)[];
  may: May[];
  totals: number[];
  winners: number[];
  over: boolean;
}

export interface Seat {
  seat: number;
  kind: "person" | "computer";
  name: string | null;
  level: string | null;
  taken: boolean;
  online: boolean;
  note: string | null;
}

export interface Commitment {
  game: number;
  attempt: number;
  digest: string;
}

export interface Disclosure extends Commitment {
  table: string;
  code: string | null;
  nonce: string | null;
}

export interface Options {
  edition: string;
  games: number;
  first: number;
  marking: "table" | "codemaker";
  shield: boolean;
  conceding: boolean;
  hints: boolean;
  seconds: number | null;
  spectators: boolean;
}

export interface State {
  table: string;
  seq: number;
  options: Options;
  warnings: string[];
  edition: Edition;
  seats: Seat[];
  view: MatchView;
  turn: string;
  left: number | null;
  deadline: string | null;
  commitments: Commitment[];
  rematch: string | null;
  closed: boolean;
}

export interface SeatOrder {
  kind: "person" | "computer";
  name: string;
  level?: string;
}

export interface TableOrder extends Partial<Omit<Options, "edition" | "games">> {
  edition: string;
  games: number;
  seats: SeatOrder[];
  take: number[];
}

export interface Opened {
  table: string;
  state: State;
}

export interface Taken {
  seat: number;
  state: State;
}

export interface Hint {
  guess: string;
  left: number | null;
  sampled: boolean;
  why: string;
}

export interface Check {
  possible: boolean;
  rows: number[];
  message: string;
  left: number | null;
}

/** A number, or two bounds that surely hold it where it is not settled. */
export interface Bounds {
  exact: boolean;
  lower: number;
  upper: number;
}

export interface Weighed {
  guess: string;
  expects: Bounds;
  parts: number;
  expected_size: number;
  possible: boolean;
}

export interface ReviewedRow {
  number: number;
  seat: number | null;
  feedback: string;
  before: number;
  after: number;
  contradicts: number[];
  bits_expected: number;
  bits_gained: number;
  mistake: Bounds;
  luck: Bounds;
  word: string;
  played: Weighed;
  best: Weighed;
  good: Weighed[];
}

export interface SeatReview {
  seat: number;
  rows: number;
  mistakes: Bounds;
  luck: Bounds;
}

export interface Review {
  edition: string;
  rows: ReviewedRow[];
  lost: number;
  perfect: Bounds;
  mistakes: Bounds;
  luck: Bounds;
  remaining: Bounds;
  closes: boolean;
  contradiction: number[];
  false_rows: number[];
  hardness: { rows: number; easier: number; proven: boolean } | null;
  seats: SeatReview[];
}

export interface RecordedGame {
  table: string;
  game: number;
  seat: number;
  player: string;
  edition: string;
  at: number;
  rows: number;
  broken: boolean;
  group: boolean;
  mistakes: Bounds;
  luck: Bounds;
  perfect: Bounds;
}

export interface EditionSummary {
  edition: string;
  name: string;
  games: number;
  broken: number;
  rows: number;
  mistakes: Bounds;
  luck: Bounds;
}

export interface GameRecord {
  games: RecordedGame[];
  editions: EditionSummary[];
}

export interface ActionOrder {
  seat: number;
  seq: number;
  action: string;
  id: string;
}

export interface Done {
  seq: number;
  told: string[];
  state: State;
}

export type Message =
  | { v: 1; type: "state"; seq: number; told: string[]; state: State }
  | { v: 1; type: "ping" }
  | { v: 1; type: "closed"; reason: string; message: string | null };
