// Whether the service worker has cached everything that a game on this device takes.

const PATIENCE_MS = 3000;

export async function isEngineCached(): Promise<boolean> {
  const service = navigator.serviceWorker?.controller;
  if (!service) return false;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
    setTimeout(() => resolve(false), PATIENCE_MS); // one of an older version does not answer
    service.postMessage("is-engine-cached", [port2]);
  });
}
