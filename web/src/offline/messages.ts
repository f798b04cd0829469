/** What the page and its worker say to each other. */

export type ToWorker =
  | { type: "start" }
  | { type: "request"; id: number; method: string; address: string; body: string; language: string }
  | { type: "move"; id: number; table: string; free: number; server: string; language: string }
  | { type: "adopt"; id: number; copy: string }
  | { type: "bring"; id: number; table: string; language: string };

/** What a worker does until it is ready: fetch the parts, start Python, load the rules, open the games of this browser. */
export type Step = "download" | "python" | "rules" | "games";

export type FromWorker =
  | { type: "progress"; step: Step; share: number }
  | { type: "ready"; paths: string[] }
  | { type: "failed"; message: string; lacks: "memory" | null }
  | { type: "answer"; id: number; status: number; kind: string; body: string }
  | { type: "changed"; table: string };
