import { readCode } from "../room/codes.ts";
import { pathOf, to } from "./base.ts";

export type Route =
  | { view: "start" }
  | { view: "set-up"; mode: string }
  | { view: "table"; table: string }
  | { view: "review"; table: string; game: number }
  | { view: "record" }
  | { view: "ladder" }
  | { view: "open-room" }
  | { view: "room"; room: string }
  | { view: "big-screen"; room: string }
  | { view: "daily" }
  | { view: "daily-result"; day: string; family: string }
  | { view: "puzzles"; key?: string }
  | { view: "lessons" }
  | { view: "lesson"; lesson: string }
  | { view: "nowhere" };

const TABLE = /^\/t\/([A-Za-z0-9_-]+)$/;
const REVIEW = /^\/t\/([A-Za-z0-9_-]+)\/review\/([1-9]\d{0,3})$/;
const DAILY = /^\/daily\/(\d{4}-\d{2}-\d{2})\/(easy|classic|hard)$/;
const LESSON = /^\/lessons\/([a-z]+)$/;
const PUZZLE = /^\/puzzles\/(only-code|perfect-guess|wrong-clue|win-in-two)-(\d{1,2})-([0-9a-z.]{1,40})$/;
const ROOM = /^\/r\/([A-Za-z0-9-]{1,20})(\/screen)?$/;
const PLACES = ["start", "record", "ladder", "daily", "puzzles", "lessons"] as const;
const MODE = /^\/new\/(solo|computer|link|screen|companion)$/;

/** What a path of this page shows. */
export function read(path: string): Route {
  const place = PLACES.find((name) => path === (name === "start" ? "/" : `/${name}`));
  if (place) return { view: place };
  const [, day, family] = DAILY.exec(path) ?? [];
  if (day && family) return { view: "daily-result", day, family };
  const [, kind, level, seed] = PUZZLE.exec(path) ?? [];
  if (kind && level && seed) return { view: "puzzles", key: `${kind}:${level}:${seed}` };
  const lesson = LESSON.exec(path)?.[1];
  if (lesson) return { view: "lesson", lesson };
  if (path === "/new/room") return { view: "open-room" };
  const [, room, screen] = ROOM.exec(path.replaceAll("%20", "-")) ?? [];
  if (room) return { view: screen ? "big-screen" : "room", room: readCode(room) };
  const mode = MODE.exec(path)?.[1];
  if (mode) return { view: "set-up", mode };
  const [, reviewed, game] = REVIEW.exec(path) ?? [];
  if (reviewed && game) return { view: "review", table: reviewed, game: Number(game) - 1 };
  const table = TABLE.exec(path)?.[1];
  return table ? { view: "table", table } : { view: "nowhere" };
}

export const place = $state<{ route: Route }>({ route: read(pathOf(location.pathname)) });

/** What an entry of the history says of a table: the game that was looked at, counted from 0. */
interface Shown {
  game?: number;
}

/** The game of a table to which the person comes back; null where it is the one in play. */
export const gameToReturn = (): number | null => (history.state as Shown | null)?.game ?? null;

/** Remember in the history which game of a table is shown; null for the one in play. */
export function noteGame(game: number | null): void {
  if (gameToReturn() !== game) history.replaceState(game === null ? null : { game }, "");
}

export function go(path: string, { replace = false, game }: { replace?: boolean } & Shown = {}): void {
  history[replace ? "replaceState" : "pushState"](game === undefined ? null : { game }, "", to(path));
  place.route = read(pathOf(location.pathname));
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  place.route = read(pathOf(location.pathname));
});

/** Follow links inside the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  const path = pathOf(link.pathname);
  const route = read(path);
  // Somebody who comes back from a review comes back to the game that was reviewed.
  if (route.view === "review" && place.route.view === "table") noteGame(route.game);
  const game = link.dataset["game"];
  go(path, game === undefined ? {} : { game: Number(game) });
}
