// What this page plays against: a server, or this device alone. A page without a server always plays on the device.

const USED = "hashi.device";
const CHOSEN = "hashi.device.now";

/** Whether this page was built as a folder of files, without a server. */
export const SITE = typeof __SITE__ !== "undefined" && __SITE__;

const stored = (storage: () => Storage, key: string): boolean => {
  try {
    return storage().getItem(key) !== null;
  } catch {
    return false; // a browser that stores nothing
  }
};

class Backend {
  /** Whether new tables, lists and statistics are those of this device. */
  onDevice = $state(
    SITE || stored(() => sessionStorage, CHOSEN) || (typeof navigator !== "undefined" && navigator.onLine === false),
  );
  /** Whether the server did not answer the last request, though there may be a network. */
  unreachable = $state(false);
  /** Whether anything was ever played on this device. */
  deviceUsed = SITE || stored(() => localStorage, USED);

  constructor() {
    if (this.onDevice) this.#noteUse();
  }

  /** Play on this device from now on, until the page is left or the server is chosen again. */
  useDevice(): void {
    this.onDevice = true;
    this.#noteUse();
    try {
      sessionStorage.setItem(CHOSEN, "1");
    } catch {
      // then it is asked again after a reload
    }
  }

  /** Play with the server again. */
  useServer(): void {
    try {
      sessionStorage.removeItem(CHOSEN);
    } catch {
      // nothing was stored either
    }
    this.onDevice = SITE;
  }

  /** How many games on this device are not over; nothing is loaded to know it. */
  async countOpenGames(): Promise<number> {
    if (!this.deviceUsed) return 0;
    const { openDatabase } = await import("./device/database");
    return (await openDatabase()).unfinished();
  }

  /** Whether a table is one of this device; a page without a server has no others. */
  async owns(table: string): Promise<boolean> {
    if (SITE || !this.deviceUsed) return SITE;
    try {
      const { openDatabase } = await import("./device/database");
      return await (await openDatabase()).has(table);
    } catch {
      return false; // a browser that stores nothing
    }
  }

  #noteUse(): void {
    this.deviceUsed = true;
    try {
      localStorage.setItem(USED, "1");
    } catch {
      // then there are no tables here either
    }
  }
}

export const backend = new Backend();
