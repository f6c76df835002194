// What the page and its worker say to each other; a socket is named by a number of the page's.

export type ToWorker =
  | { kind: "request"; id: number; method: string; path: string; body: string }
  | { kind: "open"; socket: number; table: string }
  | { kind: "say"; socket: number; text: string }
  | { kind: "close"; socket: number };

export type FromWorker =
  | { kind: "progress"; loaded: number; total: number }
  | { kind: "ready" }
  | { kind: "failed"; reason: string }
  | { kind: "answer"; id: number; status: number; body: string }
  | { kind: "opened"; socket: number }
  | { kind: "heard"; socket: number; text: string }
  | { kind: "closed"; socket: number; code: number };
