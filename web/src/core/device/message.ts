// What the page and its worker say to each other. A line is what a socket is to a server.

export type ToWorker =
  | { kind: "request"; id: number; method: string; path: string; body: string }
  | { kind: "open"; line: number; table: string }
  | { kind: "say"; line: number; text: string }
  | { kind: "close"; line: number };

export type FromWorker =
  | { kind: "progress"; loaded: number; total: number }
  | { kind: "ready" }
  | { kind: "failed"; reason: string }
  | { kind: "answer"; id: number; status: number; body: string }
  | { kind: "opened"; line: number }
  | { kind: "heard"; line: number; text: string }
  | { kind: "closed"; line: number; code: number };
