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
