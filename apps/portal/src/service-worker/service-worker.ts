import { clientsClaim } from 'workbox-core';
import { PrecacheController } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { cacheOf, olderCaches } from './build-caches';
import { isPortalScreen } from './is-portal-screen';

declare const self: ServiceWorkerGlobalScope;

/** The portal's page; build-service-worker.ts puts it into the list under the address it is served at. */
const PAGE = '/';

// Written in by the build: everything that belongs to this build.
const files = self.__WB_MANIFEST;
// A cache per build: a tab that still runs the build before finds its files until it is closed.
const ownCache = cacheOf(files, PAGE);
const precache = new PrecacheController({ cacheName: ownCache });
precache.addToCacheList([...files]);

self.addEventListener('install', (event) => {
  // A build that comes back must not be taken for older than the one it replaces.
  event.waitUntil(self.caches.delete(ownCache).then(() => precache.install(event)));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldBuilds());
});
// The first visit is already one that may lose its connection. After an update it changes nothing:
// every open page belongs to the new worker then anyway.
clientsClaim();

// Nothing takes over by itself: the person is asked (see apps/portal/src/update).
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  // The names carry a hash of the content, so whichever build's cache has the file has the right one.
  async ({ request }) =>
    (await self.caches.match(request, { ignoreVary: true })) ?? self.fetch(request),
);

const page = precache.createHandlerBoundToURL(PAGE);
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isPortalScreen(url.pathname),
  async (handling) => {
    handling.event.waitUntil(forgetOldBuilds());
    return page(handling);
  },
);

/** While no window is open nobody can miss them; one that is just opening is not counted yet. */
async function forgetOldBuilds(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length > 0) return;
  const names = olderCaches(await self.caches.keys(), ownCache);
  await Promise.all(names.map((name) => self.caches.delete(name)));
}
