import { createTexts } from '@ablesbar/i18n';
import { type Address, createAddress } from '../base/address';
import { browserPorts, type Ports } from '../base/ports';
import { showContacts } from '../app/show-contacts';
import { type Started, startPortal } from '../app/start';
import { createReload, createUpdates } from '../update';
import { NOW } from './a-demo-job';
import { demoServer } from './demo-server';
import { storeEarlierVisit } from './earlier-visit';
import type { Scene } from './scene';

/** Longer waits never end: otherwise the picture would depend on the speed of the machine. */
const LONGEST_WAIT_MS = 2000;

const usualStorage = { transaction: IDBDatabase.prototype.transaction };

/** The tokens have a database of their own: the user stays logged in. */
const failingStorage = (keeping: Scene['keeping']) => ({
  transaction(this: IDBDatabase, ...asked: Parameters<IDBDatabase['transaction']>) {
    const [, mode] = asked;
    if (this.name === 'ablesbar') {
      if (keeping === 'nothing') throw new DOMException('no answer', 'UnknownError');
      if (keeping === 'full' && mode === 'readwrite')
        throw new DOMException('full', 'QuotaExceededError');
    }
    return usualStorage.transaction.apply(this, asked);
  },
});

/**
 * Starts the portal like main.tsx, with a server in memory; null if it cannot start. The designer page
 * shows several, and each empties the device that they share, so they start one after the other.
 */
export function openScene(scene: Scene): Promise<Started | null> {
  return navigator.locks.request('story-of-a-portal', () => open(scene));
}

async function open(scene: Scene): Promise<Started | null> {
  const server = await demoServer(scene);
  Object.assign(IDBDatabase.prototype, usualStorage);
  await storeEarlierVisit(scene, server.application);
  Object.assign(IDBDatabase.prototype, failingStorage(scene.keeping));
  const fetch: Ports['fetch'] = scene.isOnline
    ? server.fetch
    : () => Promise.reject(new TypeError('Failed to fetch'));
  const ports = portsOfStory(fetch);
  const reload = createReload(() => undefined);
  const updates = createUpdates({ reload, isTyped: () => false, cameByReload: true });
  if (scene.hasUpdate) updates.offer(() => Promise.resolve());
  const started = await startPortal({
    ports,
    texts: await createTexts({ language: 'de', translations: {}, extent: 'first' }),
    address: addressAt(scene.at, ports.newId),
    linkToken: scene.linkToken,
    leaving: () => Promise.resolve({ reload, updates }),
  });
  if (started !== null) await showContacts(started.portal);
  return started;
}

function portsOfStory(fetch: Ports['fetch']): Ports {
  let ids = 0;
  return {
    ...browserPorts,
    fetch,
    now: () => NOW,
    newId: () => `7f3a9c1e-4b2d-4e8a-9c5f-${String((ids += 1)).padStart(12, '0')}`,
    after(ms, action) {
      if (ms > LONGEST_WAIT_MS) return () => undefined;
      return browserPorts.after(0, action);
    },
    caches: undefined,
    keepStorage: () => Promise.resolve(true),
    // Stories in other tabs stand for other devices.
    openChannel: () => null,
  };
}

/** An address for the story alone: Storybook's address says which story is shown. */
function addressAt(path: string, newId: () => string): Address {
  let url = new URL(path, 'https://ablesung.example');
  let state: unknown = null;
  const move = (next: unknown, _title: string, to?: string | URL | null) => {
    state = next;
    url = new URL(to ?? url, url);
  };
  const location = {
    get pathname() {
      return url.pathname;
    },
    get search() {
      return url.search;
    },
    get hash() {
      return url.hash;
    },
  };
  const history = {
    get state() {
      return state;
    },
    go: () => undefined,
    pushState: move,
    replaceState: move,
  };
  return createAddress({ location, history, addEventListener: () => undefined }, newId);
}
