// What /sw.js is where the site is built without a service worker: one that a browser has from before is taken away,
// with all that it kept. Open pages go on without it.
import type { WorkerScope } from './scope.ts';

declare const self: WorkerScope;

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  const names = caches.keys().then((all) => Promise.all(all.map((name) => caches.delete(name))));
  event.waitUntil(Promise.all([names, self.registration.unregister()]));
});
