/** Sides A and B, from the engine's own files, for what is drawn without asking a server. */

import a from "../../../../src/hashi/boards/a.toml?raw";
import b from "../../../../src/hashi/boards/b.toml?raw";
import type { BoardView } from "../../core/protocol";
import { readFile } from "./file";

function board(text: string): BoardView {
  const read = readFile(text);
  if (read?.kind !== "board") throw new Error("a side of ours is no board");
  return read.board;
}

export const SIDES: Readonly<Record<"A" | "B", BoardView>> = { A: board(a), B: board(b) };
