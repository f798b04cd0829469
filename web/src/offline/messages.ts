/** What the page and its worker say to each other. */

export type ToWorker =
  | { type: "start" }
  | { type: "request"; id: number; method: string; address: string; body: string; language: string }
  | { type: "move"; id: number; table: string; free: number; server: string; language: string };

export type FromWorker =
  | { type: "progress"; share: number }
  | { type: "ready"; paths: string[] }
  | { type: "failed"; message: string; lacks: "memory" | null }
  | { type: "answer"; id: number; status: number; kind: string; body: string }
  | { type: "changed"; table: string };
