// Registers the service worker, and says when a new version of the page is there. It is activated only on request.

import { backend, SITE } from "../../core/backend.svelte";

const IDLE_MS = 20_000;

interface Connection {
  saveData?: boolean;
}

class Update {
  /** The new version that waits, or null. */
  waiting = $state.raw<ServiceWorker | null>(null);

  async start(): Promise<void> {
    if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
    const registration = await navigator.serviceWorker.register(SITE ? "./service.js" : "/service.js");
    this.#look(registration);
    registration.addEventListener("updatefound", () => {
      const found = registration.installing;
      found?.addEventListener("statechange", () => this.#look(registration));
    });
    await navigator.serviceWorker.ready;
    // Prefetch what a game on this device needs while the page is idle; not where data is metered.
    const { connection } = navigator as Navigator & { connection?: Connection };
    if (connection?.saveData && !backend.deviceUsed) return;
    setTimeout(() => registration.active?.postMessage("cache-engine"), backend.deviceUsed ? 0 : IDLE_MS);
  }

  use(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.waiting?.postMessage("activate");
  }

  /** A first version replaces none: only one that waits beside another is news. */
  #look({ waiting }: ServiceWorkerRegistration): void {
    this.waiting = navigator.serviceWorker.controller ? waiting : null;
  }
}

export const update = new Update();
