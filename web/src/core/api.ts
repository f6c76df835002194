// Every HTTP route of the server as a typed function.

import type {
  BoardCheck,
  BoardView,
  Code,
  Created,
  DailyComparison,
  DailyOverview,
  DailyRecord,
  FinishedGame,
  FreshBoard,
  Handover,
  KnownDeal,
  Leaderboard,
  MyTable,
  NewDaily,
  NewTable,
  Person,
  PuzzleSolution,
  Replay,
  Report,
  Statistics,
} from "./protocol";
import { request } from "./transport";

const NO_CONTENT = 204;
/** A server that takes longer to say who we are, or whether it has room, does not answer. */
const CHECK_MS = 10_000;

/** The server said no: `code` is stable, and "network" if it could not be asked at all. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status = 0,
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(code);
    this.name = "ApiError";
  }
}

async function ask<T>(method: string, path: string, body?: unknown, signal: AbortSignal | null = null): Promise<T> {
  let response: Response;
  try {
    response = await request(method, path, body === undefined ? undefined : JSON.stringify(body), signal);
  } catch {
    throw new ApiError("network");
  }
  if (!response.ok) throw await refusal(response);
  return (response.status === NO_CONTENT ? undefined : await response.json()) as T;
}

async function refusal(response: Response): Promise<ApiError> {
  let body: { code?: unknown; retry_after_seconds?: unknown } = {};
  try {
    body = (await response.json()) as typeof body;
  } catch {
    // Not every error comes from our own server.
  }
  const code = typeof body.code === "string" ? body.code : `http-${response.status}`;
  const wait = typeof body.retry_after_seconds === "number" ? body.retry_after_seconds : null;
  return new ApiError(code, response.status, wait);
}

const path = (text: string) => encodeURIComponent(text);

let asking: Promise<Person> | null = null;

/** Who we are; the answer gives a new browser its identity, so concurrent calls share one request. */
function person(): Promise<Person> {
  asking ??= ask<Person>("GET", "/api/person", undefined, AbortSignal.timeout(CHECK_MS)).finally(() => (asking = null));
  return asking;
}

export const api = {
  person,
  setName: (name: string) => ask<Person>("PUT", "/api/person", { name }),
  bots: () => ask<string[]>("GET", "/api/bots"),
  boards: () => ask<BoardView[]>("GET", "/api/boards"),
  checkBoard: (text: string) => ask<BoardCheck>("POST", "/api/boards/check", { text }),
  drawBoard: (like: "A" | "B") => ask<FreshBoard>("GET", `/api/boards/fresh?like=${like}`),
  freshBoard: (code: string) => ask<FreshBoard>("GET", `/api/boards/fresh/${path(code)}`),
  newTable: (table: NewTable) => ask<Created>("POST", "/api/tables", table),
  myTables: () => ask<MyTable[]>("GET", "/api/tables"),
  code: (code: string) => ask<Code>("GET", `/api/codes/${path(code)}`),
  deal: (code: string) => ask<KnownDeal>("GET", `/api/deals/${path(code)}`),
  replay: (table: string) => ask<Replay>("GET", `/api/tables/${path(table)}/replay`),
  report: (table: string, seat: number) => ask<Report>("GET", `/api/tables/${path(table)}/report/${seat}`),
  /** A game finished on this device, as it is posted to a server. */
  finishedGame: (table: string) => ask<FinishedGame>("GET", `/api/tables/${path(table)}/finished`),
  /** When start and turns of a game alone on this device were played. */
  secondsAgo: (table: string) => ask<number[]>("GET", `/api/tables/${path(table)}/seconds-ago`),
  postGame: (game: FinishedGame) => ask<Created>("POST", "/api/games", game),
  puzzleSolution: (text: string) => ask<PuzzleSolution>("POST", "/api/puzzles/solution", { text }),
  daily: () => ask<DailyOverview>("GET", "/api/daily"),
  openDaily: (wanted: NewDaily) => ask<Created>("POST", "/api/daily", wanted),
  compareDaily: (day: string, side: string) => ask<DailyComparison>("GET", `/api/daily/${path(day)}/${path(side)}`),
  postDailyRecord: (day: string, side: string, record: DailyRecord) =>
    ask<Created>("POST", `/api/daily/${path(day)}/${path(side)}/record`, record),
  standings: (day: string, side: string, span: string) =>
    ask<Leaderboard>("GET", `/api/daily/${path(day)}/${path(side)}/standings/${path(span)}`),
  /** Resolved if a socket to this table would be accepted now; else the error is the reason. */
  checkSocket: (table: string) =>
    ask<void>("GET", `/api/tables/${path(table)}/socket`, undefined, AbortSignal.timeout(CHECK_MS)),
  statistics: () => ask<Statistics>("GET", "/api/statistics"),
  deleteStatistics: () => ask<void>("DELETE", "/api/statistics"),
  handover: () => ask<Handover>("POST", "/api/handover"),
  takeOver: (token: string) => ask<Person>("POST", `/api/handover/${path(token)}`),
  /** Addresses for links and pictures. */
  recordPath: (table: string) => `/api/tables/${path(table)}/record`,
  qrPath: (text: string) => `/api/qr?text=${path(text)}`,
};
