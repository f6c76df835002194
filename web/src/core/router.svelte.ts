// Where in the page we are. Knows paths, not what is shown for them.

import { SITE } from "./backend.svelte";

/** Path and hash of an address. A folder of files has one page: there both are in the hash, as in "#/rules#T5". */
export function split(address: Pick<Location, "pathname" | "hash">, site = SITE): { path: string; hash: string } {
  const inside = address.hash.slice(1);
  if (!site) return { path: address.pathname, hash: inside };
  const [path = "", ...rest] = inside.split("#");
  return { path: path || "/", hash: rest.join("#") };
}

/** The address of a path of this page, as a link needs it. */
export const address = (path: string): string => (SITE ? `#${path}` : path);

class Router {
  path = $state("/");
  hash = $state("");

  constructor() {
    if (typeof location !== "undefined") this.read();
  }

  read(): void {
    const { path, hash } = split(location);
    this.path = path;
    this.hash = hash;
  }
}

export const router = new Router();

/** Go to a path of this page, such as "/t/abc" or "/rules#T5". */
export function navigate(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", address(path));
  else history.pushState(null, "", address(path));
  router.read();
  if (!router.hash) scrollTo(0, 0);
}

const linkAt = (event: Event) => (event.target as Element | null)?.closest?.("a") ?? null;

/** In a folder of files: before a link is used in any way, make its path one that leads here. */
export function rewriteLink(event: Event): void {
  const link = SITE ? linkAt(event) : null;
  const path = link?.getAttribute("href");
  if (path?.startsWith("/")) link?.setAttribute("href", address(path));
}

/** Plain links inside the page go through the router; everything else is left to the browser. */
export function followLink(event: MouseEvent): void {
  rewriteLink(event);
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = linkAt(event);
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  const { path, hash } = split(link);
  navigate(path + link.search + (hash && `#${hash}`));
}
