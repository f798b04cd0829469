import type {
  Acted,
  CheckData,
  DailyData,
  DailyOpened,
  DailyResultData,
  EditionData,
  Erased,
  ExplanationData,
  FairData,
  HintData,
  LessonAnswer,
  LessonData,
  LessonVerdict,
  LetComputer,
  LevelData,
  LiveMessage,
  MakePass,
  MarkCheckData,
  RevealCheckData,
  Message,
  MineData,
  NewAction,
  NewDaily,
  NewReaction,
  NewTable,
  NextPuzzle,
  Opened,
  PassData,
  Problem,
  PuzzleAnswer,
  PuzzleData,
  PuzzleVerdict,
  RecordData,
  RecordedGameData,
  Rematch,
  RetryData,
  ReviewData,
  Sentence,
  SkipAbsent,
  State,
  Taken,
} from "./api-types.ts";

/** A table to be opened; what is left out is as the host has it by default. */
export type TableOrder = Partial<NewTable> & Pick<NewTable, "edition" | "seats" | "take">;

/** The host said no, and why: `reason` for the program, the message for the person. */
export class Refused extends Error {
  readonly said: Message;

  constructor(
    readonly status: number,
    readonly reason: string,
    message: string,
    problem: Partial<Pick<Problem, "code" | "params">> = {},
  ) {
    super(message);
    this.said = { code: problem.code ?? "", params: problem.params ?? {} };
  }
}

/** The host could not be reached at all. */
export class Unreachable extends Error {}

/** What somebody who follows a table hears. */
export interface Follower {
  /** The seat whose eyes are used, null to watch. */
  seat: () => number | null;
  /** The last number this follower has seen. */
  since: () => number;
  heard: (message: LiveMessage) => void;
  /** Whether the line is up. */
  linked: (up: boolean) => void;
}

export interface Subscription {
  start(): void;
  stop(): void;
  /** Try at once instead of waiting, as when the device is back online. */
  hurry(): void;
}

/** What hosts the tables: a server behind HTTP, or a worker in this browser. The page cannot tell them apart. */
export interface TableHost {
  editions(): Promise<EditionData[]>;
  describe(text: string): Promise<EditionData>;
  /** What every event earns, with so many players. */
  points(text: string, players: number): Promise<Sentence[]>;
  levels(): Promise<LevelData[]>;
  open(order: TableOrder): Promise<Opened>;
  state(table: string, seat: number | null): Promise<State>;
  subscribe(table: string, follower: Follower): Subscription;
  mine(table: string): Promise<MineData>;
  sit(table: string, name: string, seat?: number): Promise<Taken>;
  leave(table: string, seat: number): Promise<unknown>;
  act(table: string, action: NewAction): Promise<Acted>;
  /** Let a computer of a level play on for the person who left, or take the free seats; `seat` is who asks. */
  letComputer(table: string, wish: LetComputer): Promise<State>;
  /** End the game that somebody left, so that its code is shown; `seat` is who asks. */
  showCode(table: string, seat: number): Promise<State>;
  /** Start the match with those who are there; `seat` is who asks. */
  startMatch(table: string, seat: number): Promise<State>;
  /** Skip the turn of a player who is away; `seat` is who asks. */
  skip(table: string, wish: SkipAbsent): Promise<State>;
  /** Take a seat back from the computer that plays there for somebody who was away. */
  comeBack(table: string, seat: number): Promise<State>;
  /** Say that a seat has seen a game, counted from 1: if it is that seat's turn, its time starts. */
  see(table: string, seat: number, game: number): Promise<State>;
  /** Make a pass for the own seat, or for that of a player who is away. */
  makePass(table: string, wish: MakePass): Promise<PassData>;
  /** Continue at a seat with a pass that was made on another device. */
  usePass(table: string, text: string): Promise<Taken>;
  rename(table: string, seat: number, name: string): Promise<State>;
  /** Show a reaction of a seat to everyone at the table for a moment. */
  react(table: string, reaction: NewReaction): Promise<unknown>;
  hint(table: string, seat: number): Promise<HintData>;
  /** What the rows of the game tell, and what the last one added. */
  explain(table: string, seat: number): Promise<ExplanationData>;
  check(table: string, seat: number, guess: string): Promise<CheckData>;
  /** Whether a mark from a real board agrees with the rows before it. */
  checkMark(table: string, seat: number, mark: string): Promise<MarkCheckData>;
  /** Whether a code from behind a real shield agrees with every mark. */
  checkReveal(table: string, seat: number, code: string): Promise<RevealCheckData>;
  fair(table: string, seat: number | null): Promise<FairData[]>;
  text(table: string, seat: number | null): Promise<string>;
  review(table: string, game: number, seat: number | null): Promise<ReviewData>;
  /** What another guess for a row of a game would have been worth. */
  retry(table: string, wish: { game: number; row: number; guess: string; seat: number | null }): Promise<RetryData>;
  record(): Promise<RecordData>;
  keepGame(table: string, game: number, seat: number): Promise<RecordedGameData>;
  eraseRecord(): Promise<Erased>;
  rematch(table: string, seat: number): Promise<Rematch>;
  daily(today: string): Promise<DailyData>;
  playDaily(wish: NewDaily): Promise<DailyOpened>;
  dailyResult(day: string, family: string): Promise<DailyResultData>;
  /** The puzzle that a key names. */
  puzzle(key: string): Promise<PuzzleData>;
  nextPuzzle(wish: NextPuzzle): Promise<PuzzleData>;
  answerPuzzle(answer: PuzzleAnswer): Promise<PuzzleVerdict>;
  lessons(): Promise<LessonData[]>;
  answerLesson(answer: LessonAnswer): Promise<LessonVerdict>;
}
