// Where this page plays: with a server, or on this device alone. A page without a server always plays here.

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

class Place {
  /** Whether new tables, lists and statistics are those of this device. */
  device = $state(
    SITE || stored(() => sessionStorage, CHOSEN) || (typeof navigator !== "undefined" && navigator.onLine === false),
  );
  /** Whether the server did not answer the last request, though there may be a network. */
  silent = $state(false);
  /** Whether anything was ever played on this device. */
  used = SITE || stored(() => localStorage, USED);

  constructor() {
    if (this.device) this.#note();
  }

  /** Play on this device from now on, until the page is left or the server is chosen again. */
  stay(): void {
    this.device = true;
    this.#note();
    try {
      sessionStorage.setItem(CHOSEN, "1");
    } catch {
      // then it is asked again after a reload
    }
  }

  leave(): void {
    try {
      sessionStorage.removeItem(CHOSEN);
    } catch {
      // nothing was stored either
    }
    this.device = SITE;
  }

  /** How many games on this device are not over; nothing is loaded to know it. */
  async open(): Promise<number> {
    if (!this.used) return 0;
    const { openDatabase } = await import("./device/database");
    return (await openDatabase()).unfinished();
  }

  /** Whether a table is one of this device; a page without a server has no others. */
  async has(table: string): Promise<boolean> {
    if (SITE || !this.used) return SITE;
    try {
      const { openDatabase } = await import("./device/database");
      return await (await openDatabase()).has(table);
    } catch {
      return false; // a browser that stores nothing
    }
  }

  #note(): void {
    this.used = true;
    try {
      localStorage.setItem(USED, "1");
    } catch {
      // then there are no tables here either
    }
  }
}

export const place = new Place();
