// Serves the page's machine over standard input and output, so that Python outside of a browser can
// use it: see machine.py, which has the messages.
import { readFileSync, readSync, writeSync } from "node:fs";
import { Machine } from "../../../web/src/core/device/machine.ts";

const machine = new Machine(new WebAssembly.Module(readFileSync(process.argv[2])));

function take(size) {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size; ) {
    const got = readSync(0, bytes, at, size - at, null);
    if (got === 0) process.exit();
    at += got;
  }
  return bytes;
}

function give(bytes) {
  for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at, bytes.length - at);
}

function number(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  give(bytes);
}

for (;;) {
  const head = take(9);
  const [kind, one, two] = [String.fromCharCode(head[0]), head.readUInt32LE(1), head.readUInt32LE(5)];
  if (kind === "a") number(machine.allocate(one));
  if (kind === "f") machine.free(one);
  if (kind === "w") machine.part(one, two).set(take(two));
  if (kind === "r") give(machine.part(one, two));
  if (kind === "c") number(machine.call(take(two).toString(), one));
}
