/**
 * Compiled code in the browser: loads the module that `hashi.bots.module` builds and gives Python
 * its memory and its functions. Knows nothing of bots; see hashi/compiler/browser.py, which calls it.
 *
 * `hashi.compiler.browser.install(machine)` has Python use it: from then on bots and coach work as on a server.
 */

const PAGE = 65536;
const DATA = 1 << 20;
const STACK = 1 << 20;
const STEP = 16;
/** What is in front of the items of an array that compiled code makes: numba's record of who uses it. */
const OWNER = 32;
const ITEMS_AT = 16;

type Call = (block: number) => number;

export class Machine {
  readonly #memory: WebAssembly.Memory;
  readonly #calls: Record<string, Call>;
  readonly #free = new Map<number, number[]>();
  readonly #sizes = new Map<number, number>();
  #end: number;

  constructor(module: WebAssembly.Module) {
    // Data comes first in memory, then the stack, which grows downwards, then what is allocated.
    this.#end = DATA + STACK;
    this.#memory = new WebAssembly.Memory({ initial: this.#end / PAGE });
    const { exports } = new WebAssembly.Instance(module, {
      env: {
        __linear_memory: this.#memory,
        __stack_pointer: new WebAssembly.Global({ value: "i32", mutable: true }, this.#end),
        __indirect_function_table: new WebAssembly.Table({ initial: 64, element: "anyfunc" }),
        NRT_MemInfo_alloc_aligned: (size: bigint) => this.#own(Number(size)),
        NRT_MemInfo_call_dtor: (at: number) => this.free(at),
        expf: Math.exp,
      },
    });
    this.#calls = exports as Record<string, Call>;
  }

  /** The address of so many free bytes. What was given back is used again for the same size. */
  allocate(size: number): number {
    const rounded = Math.max(STEP, Math.ceil(size / STEP) * STEP);
    let at = this.#free.get(rounded)?.pop();
    if (at === undefined) {
      at = this.#end;
      this.#end += rounded;
      const missing = this.#end - this.#memory.buffer.byteLength;
      if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    }
    this.#sizes.set(at, rounded);
    return at;
  }

  free(at: number): void {
    const size = this.#sizes.get(at);
    if (size === undefined) return;
    this.#sizes.delete(at);
    const others = this.#free.get(size);
    if (others) others.push(at);
    else this.#free.set(size, [at]);
  }

  /** A part of the memory, good until the next call. */
  part(at: number, size: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer, at, size);
  }

  /** Calls a function with a block of arguments; anything but 0 is an error. */
  call(name: string, block: number): number {
    const call = this.#calls[name];
    if (!call) throw new Error(`the module has no ${name}`);
    return call(block);
  }

  /** An array for compiled code: counted as used once, with the address of its items. */
  #own(size: number): number {
    const at = this.allocate(OWNER + size);
    const view = new DataView(this.#memory.buffer);
    view.setBigInt64(at, 1n, true);
    view.setUint32(at + ITEMS_AT, at + OWNER, true);
    return at;
  }
}
