export type Route =
  | { view: "start" }
  | { view: "set-up"; mode: string }
  | { view: "table"; table: string }
  | { view: "review"; table: string; game: number }
  | { view: "record" }
  | { view: "nowhere" };

const TABLE = /^\/t\/([A-Za-z0-9_-]+)$/;
const REVIEW = /^\/t\/([A-Za-z0-9_-]+)\/review\/([1-9]\d{0,3})$/;
const MODE = /^\/new\/(computer|link|screen|companion)$/;

/** What a path of this page shows. */
export function read(path: string): Route {
  if (path === "/") return { view: "start" };
  if (path === "/record") return { view: "record" };
  const mode = MODE.exec(path)?.[1];
  if (mode) return { view: "set-up", mode };
  const [, reviewed, game] = REVIEW.exec(path) ?? [];
  if (reviewed && game) return { view: "review", table: reviewed, game: Number(game) - 1 };
  const table = TABLE.exec(path)?.[1];
  return table ? { view: "table", table } : { view: "nowhere" };
}

export const place = $state<{ route: Route }>({ route: read(location.pathname) });

export function go(path: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  place.route = read(location.pathname);
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  place.route = read(location.pathname);
});

/** Follow links inside the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname);
}
