// The server in the browser: Python on Pyodide, with the modules of the server that know neither HTTP nor processes.
// JavaScript only loads it, gives it a database and passes messages on; `hashi.offline.worker` is the program.

/// <reference lib="webworker" />
import type { PyodideInterface } from "pyodide";
import type { PyCallable, PyProxy } from "pyodide/ffi";
import { FILES, FOLDER } from "virtual:offline";
import { openDatabase } from "./database";
import { Machine } from "./machine";
import type { FromWorker, ToWorker } from "./message";
import { Snapshot } from "./snapshot";

declare const self: DedicatedWorkerGlobalScope;

interface LocalChannel {
  push: (text: string) => void;
  disconnect: () => void;
}
interface Server {
  request: (method: string, path: string, body: string) => Promise<PyProxy>;
  connect: (
    table: string,
    opened: () => void,
    heard: (text: string) => void,
    closed: (code: number) => void,
  ) => LocalChannel;
}

const folder = new URL(`${FOLDER}/`, import.meta.url).href;
const post = (message: FromWorker) => self.postMessage(message);
/** Promises, because a page may close a socket while Python is still starting. */
const channels = new Map<number, Promise<LocalChannel>>();
const OURS = ["hashi.zip", "msgspec.whl", "mind.wasm"]; // Pyodide does not ask for these

/** Files with progress; the browser keeps them, so that Pyodide finds those it asks for itself. */
async function fetchAll(names: string[]): Promise<Map<string, Uint8Array>> {
  let loaded = 0;
  const total = names.reduce((sum, name) => sum + FILES[name]!.sent, 0);
  const fetchOne = async (name: string) => {
    const { bytes, sent } = FILES[name]!;
    const response = await fetch(folder + name);
    if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
    const whole = new Uint8Array(bytes);
    let at = 0;
    for (const reader = response.body.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) break;
      whole.set(value, at);
      at += value.length;
      loaded += (value.length / bytes) * sent;
      post({ kind: "progress", loaded, total });
    }
    return [name, whole] as const;
  };
  return new Map(await Promise.all(names.map(fetchOne)));
}

const snapshot = new Snapshot(folder);

/** Python with our modules, from its kept memory if that fits. */
async function startPython(modules: Uint8Array, kept: Uint8Array | null): Promise<PyodideInterface> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof import("pyodide");
  const options = {
    indexURL: folder,
    lockFileContents:
      '{"info": {"abi_version": "2026_0", "arch": "wasm32", "platform": "emscripten", "python": "3.14", "version": "314"}, "packages": {}}',
  };
  if (kept) {
    try {
      const python = await loadPyodide({ ...options, _loadSnapshot: kept });
      python.runPython("import random; random.seed()"); // else every start draws the same
      python.unpackArchive(modules, "zip");
      return python;
    } catch (error) {
      console.warn(error);
      await snapshot.remove();
    }
  }
  const python = await loadPyodide({ ...options, _makeSnapshot: true });
  python.unpackArchive(modules, "zip");
  python.pyimport("hashi.offline.early");
  try {
    const memory = python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>; // before msgspec, which is no Python
    void server.then(() => snapshot.write(memory));
  } catch (error) {
    console.warn(error); // then the next start takes as long as this one
  }
  return python;
}

async function start(): Promise<Server> {
  // A start with kept memory was preceded by one that loaded everything.
  const names = (await snapshot.isThere()) ? OURS : Object.keys(FILES);
  const [files, kept, database] = await Promise.all([fetchAll(names), snapshot.read(), openDatabase()]);
  const python = await startPython(files.get("hashi.zip")!, kept);
  python.unpackArchive(files.get("msgspec.whl")!, "wheel");
  const machine = new Machine(await WebAssembly.compile(files.get("mind.wasm")! as Uint8Array<ArrayBuffer>));
  const program = python.pyimport("hashi.offline.worker") as unknown as { Worker: { start: PyCallable } };
  return (await program.Worker.start(database, machine)) as Server;
}

const server = start();
server.then(
  () => post({ kind: "ready" }),
  async (error: unknown) => {
    await snapshot.remove().catch(() => {}); // so that the next try does without it
    post({ kind: "failed", reason: String(error) });
  },
);

async function request(id: number, method: string, path: string, body: string): Promise<void> {
  const answer = await (await server).request(method, path, body);
  const [status, text] = answer.toJs() as [number, string];
  answer.destroy();
  post({ kind: "answer", id, status, body: text });
}

async function open(socket: number, table: string): Promise<LocalChannel> {
  const opened = () => post({ kind: "opened", socket });
  const heard = (text: string) => post({ kind: "heard", socket, text });
  const closed = (code: number) => post({ kind: "closed", socket, code });
  return (await server).connect(table, opened, heard, closed);
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "request") void request(data.id, data.method, data.path, data.body);
  else if (data.kind === "open") channels.set(data.socket, open(data.socket, data.table));
  else if (data.kind === "say") void channels.get(data.socket)?.then((channel) => channel.push(data.text));
  else {
    void channels.get(data.socket)?.then((channel) => channel.disconnect());
    channels.delete(data.socket);
  }
};
