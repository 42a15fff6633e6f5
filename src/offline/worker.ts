// The service worker of the site: what a visitor has read works without a line. The build makes /sw.js of it.
import { answerAhead, answerData, answerFile, answerPage, type Surroundings } from './answer.ts';
import { keepPage, tidyFiles, type Tools } from './keep.ts';
import { isNeverKept, keptAs, kindOf, OFFLINE_PAGE } from './kept.ts';
import type { WorkerScope } from './scope.ts';

declare const self: WorkerScope;

/** How long a page has for itself before the rest of what it needs is kept, milliseconds. */
const SETTLE_MS = 3000;

const surroundings: Surroundings = {
  caches,
  fetch: (request) => fetch(request),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
const tools: Tools = {
  caches,
  fetch: (address, how) => fetch(address, how),
  savesData: () => self.navigator.connection?.saveData ?? false,
};

self.addEventListener('install', (event) => {
  // It may take over at once: open pages keep all that they need, and ask for it as before.
  event.waitUntil(Promise.all([keepPage(OFFLINE_PAGE, tools, 'reload'), self.skipWaiting()]));
});

self.addEventListener('activate', (event) => {
  const { registration, clients } = self;
  const keepOpenPages = async () => {
    const open = await clients.matchAll({ includeUncontrolled: true, type: 'window' });
    const paths = open.map(({ url }) => keptAs(url)).filter((path) => !isNeverKept(path));
    await Promise.all(paths.map((path) => keepPage(path, tools, 'force-cache')));
  };
  const tasks = [clients.claim(), registration.navigationPreload?.enable(), tidyFiles(caches)];
  event.waitUntil(Promise.all([...tasks, keepOpenPages()]));
});

self.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, self.location.origin);
  if (kind === 'page') {
    event.respondWith(answerPage(event, event.preloadResponse, surroundings));
  }
  if (kind === 'fetched ahead') event.respondWith(answerAhead(event, surroundings));
  if (kind === 'file') event.respondWith(answerFile(event, surroundings));
  if (kind === 'data') event.respondWith(answerData(event, surroundings));
});

// A page says that it has come: whether it was fetched ahead is nothing that an answer knows.
self.addEventListener('message', (event) => {
  const path = keptAs(event.source.url);
  const settled = surroundings.wait(SETTLE_MS);
  event.waitUntil(settled.then(() => keepPage(path, tools, 'force-cache')).catch(() => 0));
});
