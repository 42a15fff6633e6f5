// The site's service worker: visited pages work offline. The build bundles it as /sw.js.
import {
  respondToPrefetch,
  respondToData,
  respondToFile,
  respondToPage,
  type RespondDependencies,
} from './respond.ts';
import { precachePage, pruneFiles, type PrecacheDependencies } from './precache.ts';
import { cacheKey, classifyRequest, isNeverCached, OFFLINE_PAGE } from './classify-request.ts';
import type { WorkerScope } from './scope.ts';

declare const self: WorkerScope;

/** The delay before caching the rest of a page's files, so that the page itself loads first, milliseconds. */
const SETTLE_MS = 3000;

const respondDependencies: RespondDependencies = {
  caches,
  fetch: (request) => fetch(request),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
const precacheDependencies: PrecacheDependencies = {
  caches,
  fetch: (requestUrl, init) => fetch(requestUrl, init),
  savesData: () => self.navigator.connection?.saveData ?? false,
};

self.addEventListener('install', (event) => {
  // Takes control immediately: open pages still have their cached files and request them as before.
  event.waitUntil(
    Promise.all([precachePage(OFFLINE_PAGE, precacheDependencies, 'reload'), self.skipWaiting()]),
  );
});

self.addEventListener('activate', (event) => {
  const { registration, clients } = self;
  const precacheOpenPages = async () => {
    const open = await clients.matchAll({ includeUncontrolled: true, type: 'window' });
    const paths = open.map(({ url }) => cacheKey(url)).filter((path) => !isNeverCached(path));
    await Promise.all(paths.map((path) => precachePage(path, precacheDependencies, 'force-cache')));
  };
  // Before open pages are cached: a file that arrives meanwhile, before its page, would be deleted.
  const files = pruneFiles(caches).then(precacheOpenPages);
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable(), files]));
});

self.addEventListener('fetch', (event) => {
  const type = classifyRequest(event.request, self.location.origin);
  if (type === 'page') {
    event.respondWith(respondToPage(event, event.preloadResponse, respondDependencies));
  }
  if (type === 'prefetch') event.respondWith(respondToPrefetch(event, respondDependencies));
  if (type === 'file') event.respondWith(respondToFile(event, respondDependencies));
  if (type === 'data') event.respondWith(respondToData(event, respondDependencies));
});

// Pages report that they were opened, since a prefetch request does not show whether its page is ever read.
self.addEventListener('message', (event) => {
  const path = cacheKey(event.source.url);
  const settled = respondDependencies.wait(SETTLE_MS);
  event.waitUntil(
    settled.then(() => precachePage(path, precacheDependencies, 'force-cache')).catch(() => 0),
  );
});
