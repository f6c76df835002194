// Python's memory as it is right after its start, kept by this browser: the next start continues from there.
// It fits one folder of files and one browser; whatever is wrong with it, Python starts without it and makes another.

const CACHE = "hashi-engine"; // of the service worker, which removes what a new version does not need
const BROWSER = "x-browser";

export class Snapshot {
  readonly #address: string;

  constructor(folder: string) {
    this.#address = `${folder}snapshot`;
  }

  async isThere(): Promise<boolean> {
    try {
      return (await (await caches.open(CACHE)).match(this.#address)) !== undefined;
    } catch {
      return false; // nothing is kept over an insecure connection
    }
  }

  async read(): Promise<Uint8Array | null> {
    try {
      const kept = await (await caches.open(CACHE)).match(this.#address);
      if (!kept?.body || kept.headers.get(BROWSER) !== navigator.userAgent) return null;
      const memory = await new Response(kept.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
      return new Uint8Array(memory);
    } catch {
      return null;
    }
  }

  async write(memory: Uint8Array<ArrayBuffer>): Promise<void> {
    try {
      const packed = new Blob([memory]).stream().pipeThrough(new CompressionStream("gzip"));
      const kept = new Response(await new Response(packed).blob(), { headers: { [BROWSER]: navigator.userAgent } });
      await (await caches.open(CACHE)).put(this.#address, kept);
    } catch {
      // then the next start takes as long as this one
    }
  }

  async remove(): Promise<void> {
    await (await caches.open(CACHE)).delete(this.#address);
  }
}
