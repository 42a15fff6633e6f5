/** How long after loading a page the worker is registered, so that it does not slow down a first visit. Milliseconds. */
const READ_MS = 2000;

addEventListener('load', () => {
  // Old browsers do not have this, nor do pages served without https.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  workers?.controller?.postMessage('read');
  setTimeout(() => {
    workers?.register('/sw.js').catch(() => 0);
  }, READ_MS);
});
