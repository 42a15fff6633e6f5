// /sw.js for a site built without a service worker: it removes an earlier build's worker and all its caches from the
// browser. Open pages keep working without it.
import type { WorkerScope } from './scope.ts';

declare const self: WorkerScope;

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  const names = caches.keys().then((all) => Promise.all(all.map((name) => caches.delete(name))));
  event.waitUntil(Promise.all([names, self.registration.unregister()]));
});
