// The service worker: caches the page's files, so that it starts without a network. It never touches what is asked of
// the server. The build puts VERSION, the lists SMALL and LARGE, and PACK, the name of one file with all of SMALL, in front of it.

const PAGE = `hashi-page-${VERSION}`;
const ENGINE = "hashi-engine"; // its files are named by their content, so one version may use those of another
const PATIENCE_MS = 3000; // for the page itself, before the cached one is shown
const GATEWAY = new Set([502, 503, 504]); // what is in front of a server says so when that does not answer
const here = (name) => new URL(name, self.registration.scope).href;

self.addEventListener("install", (event) => {
  event.waitUntil(cachePage());
});

/** The page on its own, for its headers; its two hundred files in one, so that they cost the server one request. */
async function cachePage() {
  const cache = await caches.open(PAGE);
  await cache.add(here("./"));
  const answer = await fetch(here(PACK));
  if (!answer.ok) throw new Error(`${PACK}: ${answer.status}`);
  const pack = await answer.arrayBuffer();
  const head = new DataView(pack).getUint32(0);
  let start = 4 + head;
  for (const { name, type, size } of JSON.parse(new TextDecoder().decode(pack.slice(4, start)))) {
    await cache.put(here(name), new Response(pack.slice(start, start + size), { headers: { "content-type": type } }));
    start += size;
  }
}

// A new version waits until the page says so; see update.svelte.ts.
self.addEventListener("message", (event) => {
  if (event.data === "activate") event.waitUntil(self.skipWaiting());
  if (event.data === "cache-engine") event.waitUntil(cacheEngine());
  if (event.data === "is-engine-cached")
    event.waitUntil(isEngineCached().then((answer) => event.ports[0].postMessage(answer)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([forgetOldFiles(), self.clients.claim()]));
});

async function forgetOldFiles() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("hashi-page-") && name !== PAGE).map((name) => caches.delete(name)),
  );
  const engine = await caches.open(ENGINE);
  const wanted = new Set(LARGE.map(here));
  for (const request of await engine.keys()) if (!wanted.has(request.url)) await engine.delete(request);
}

/** Load what is needed to play without a server, one file after the other. */
async function cacheEngine() {
  const cache = await caches.open(ENGINE);
  for (const address of LARGE.map(here)) if (!(await cache.match(address))) await cache.add(address);
}

/** Whether all of it is here. */
async function isEngineCached() {
  const cache = await caches.open(ENGINE);
  const found = await Promise.all(LARGE.map((name) => cache.match(here(name))));
  return found.every(Boolean);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const path = request.url.slice(self.registration.scope.length);
  if (
    request.method !== "GET" ||
    origin !== self.location.origin ||
    /^\/(api|schema|metrics|healthz|readyz)(\/|$)/.test(pathname)
  )
    return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (path.startsWith("offline/")) event.respondWith(fromCache(request, ENGINE));
  else if (SMALL.includes(path)) event.respondWith(fromCache(request, PAGE));
});

/** A file whose name says what is in it: the cached one, or from now on cached. */
async function fromCache(request, name) {
  const found = await caches.match(request.url, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok && name === ENGINE) await (await caches.open(name)).put(request.url, answer.clone());
  return answer;
}

/** The page as the server has it now, or the cached one if it does not answer. */
async function page(request) {
  const shell = () => caches.match(here("./"), { ignoreVary: true });
  const patience = new Promise((resolve) => setTimeout(() => resolve(shell()), PATIENCE_MS));
  const asked = fetch(request).then(
    async (answer) => (GATEWAY.has(answer.status) && (await shell())) || answer,
    () => shell(),
  );
  return (await Promise.race([asked, patience])) ?? (await asked) ?? Response.error();
}
