import { clientsClaim } from 'workbox-core';
import { PrecacheController } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { PICTURE_CACHE } from '../base/picture-cache';
import { cacheOf, olderCaches } from './build-caches';
import { isPortalScreen } from './is-portal-screen';
import { keptOrFetched } from './kept-or-fetched';

declare const self: ServiceWorkerGlobalScope;

/** The portal's page; build-service-worker.ts lists it under the address at which it is served. */
const PAGE = '/';

// The build inserts the list of all files of this build.
const files = self.__WB_MANIFEST;
// One cache for each build: a tab that still runs the earlier build finds its files until it is
// closed.
const ownCache = cacheOf(files, PAGE);
/** The part of the code reader in WebAssembly. Its name contains a hash of its content. */
const CODE_READER_CACHE = 'ablesbar-code-reader';
const precache = new PrecacheController({ cacheName: ownCache });
precache.addToCacheList([...files]);

self.addEventListener('install', (event) => {
  // An earlier build may be deployed again: its old cache would make it look older than the current
  // one.
  event.waitUntil(self.caches.delete(ownCache).then(() => precache.install(event)));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldBuilds());
});
// The first visit may already lose its connection. After an update this call has no effect: every
// open page then belongs to the new worker anyway.
clientsClaim();

// The new worker never takes over by itself: the user is asked (see apps/portal/src/update).
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

// Large, and only for browsers that read no codes themselves: it is kept once it was used.
registerRoute(
  // Not that of the wizard, which has a folder of its own: keeping one deletes the others.
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.*\.wasm$/.test(url.pathname),
  ({ request, event }) => {
    const kept = self.caches.match(request, { cacheName: CODE_READER_CACHE, ignoreVary: true });
    return keptOrFetched(kept, () => fetchAndKeep(request, event));
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  // The names contain a hash of the content, so a matching file in the cache of any build is
  // correct.
  ({ request }) =>
    keptOrFetched(self.caches.match(request, { ignoreVary: true }), () => self.fetch(request)),
);

// The page renews these pictures at each start (help/keep-pictures.ts), past this worker.
registerRoute(
  ({ sameOrigin, request }) => sameOrigin && request.destination === 'image',
  ({ request }) => {
    const kept = self.caches.match(request, { cacheName: PICTURE_CACHE, ignoreVary: true });
    return keptOrFetched(kept, () => self.fetch(request));
  },
);

const page = precache.createHandlerBoundToURL(PAGE);
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isPortalScreen(url.pathname),
  (handling) => {
    handling.event.waitUntil(forgetOldBuilds());
    return keptOrFetched(page(handling), () => self.fetch(handling.request));
  },
);

/** The cache outlives the build: after an update in a cellar, the reader must still be there. */
async function fetchAndKeep(request: Request, event: ExtendableEvent): Promise<Response> {
  const answer = await self.fetch(request);
  if (answer.ok) event.waitUntil(keep(request, answer.clone()).catch(() => undefined));
  return answer;
}

async function keep(request: Request, answer: Response): Promise<void> {
  const cache = await self.caches.open(CODE_READER_CACHE);
  const earlier = await cache.keys();
  await cache.put(request, answer);
  await Promise.all(
    earlier.filter(({ url }) => url !== request.url).map((old) => cache.delete(old)),
  );
}

/**
 * Deletes the caches of earlier builds if no window is open, because then no page needs them. A
 * window that is just opening is not counted yet.
 */
async function forgetOldBuilds(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length > 0) return;
  const names = olderCaches(await self.caches.keys(), ownCache);
  await Promise.all(names.map((name) => self.caches.delete(name)));
}
