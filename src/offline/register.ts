/** How long a page must have been there before pages are kept: nothing is in the way of a first visit. */
const READ_MS = 2000;

addEventListener('load', () => {
  // Old browsers, and pages that are not served over https, have none.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  workers?.controller?.postMessage('read');
  setTimeout(() => {
    workers?.register('/sw.js').catch(() => 0);
  }, READ_MS);
});
