import {
  contactFromWire,
  createTokenStore,
  instructionsFromWire,
  keepContacts,
} from '@ablesbar/api-client';
import type { Application } from '@ablesbar/domain';
import { createRecordStore } from '@ablesbar/offline-queue';
import { keepSurroundings } from '../app/kept-surroundings';
import { device, keptIn } from '../base/device';
import { stateStorage } from '../app/state-storage';
import { createReceiptStore } from '../receipt/receipt-store';
import { NOW } from './a-demo-job';
import { demoFile, demoText, themeColorOf, tokenOf } from './demo-server';
import type { Scene } from './scene';

const HOURS = 3_600_000;
const HELD_SINCE = NOW.getTime() - 16 * HOURS;

/** Puts the data of earlier visits onto the device, and deletes the data of other scenes. */
export async function storeEarlierVisit(scene: Scene, application: Application): Promise<void> {
  await emptyDevice();
  const tokens = createTokenStore();
  for (const person of scene.as) {
    const pair = { token: tokenOf(person), refreshToken: null };
    await tokens.change(person.id, () => ({ ...pair, receivedAt: NOW.getTime(), version: 1 }));
  }
  const records = createRecordStore(device);
  for (const record of scene.queued) await records.commit(record);
  const receipts = createReceiptStore();
  for (const receipt of scene.receipts) await receipts.write(receipt);
  await stateStorage.setItem('persist:readingDraft', persistedOf(scene.drafts));
  if (scene.hasUnreadable) await storeUnreadable();
  if (!scene.isOnline) await storeLastVisit(scene, application);
}

async function storeUnreadable(): Promise<void> {
  await keptIn('outbox').setItem('r-1', { schema: 99 });
  await stateStorage.setItem('persist:readingDraft/j-1', '{"schema":99}');
}

async function storeLastVisit(scene: Scene, application: Application): Promise<void> {
  await keepSurroundings(stateStorage, { application, themeColor: themeColorOf(scene) });
  const lists = scene.as.map(({ id, jobs }) => [id, { at: HELD_SINCE, jobs }] as const);
  await stateStorage.setItem('jobs', JSON.stringify(Object.fromEntries(lists)));
  const json = async (name: string): Promise<unknown> => (await demoFile(name)).json();
  const help = {
    instructions: instructionsFromWire(await json('instructions.json')),
    markdown: await demoText('help.de.md'),
  };
  await stateStorage.setItem('help', JSON.stringify(help));
  const contacts = contactFromWire(await json('contact.json')) ?? [];
  keepContacts(window, application.applicationId, contacts);
}

/** The format of redux-persist. */
function persistedOf(slice: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(slice).map(([key, value]) => [key, JSON.stringify(value)] as const);
  const _persist = JSON.stringify({ version: 1, rehydrated: true });
  return JSON.stringify({ ...Object.fromEntries(parts), _persist });
}

/** Databases are emptied, not deleted: deleting waits until every open connection is closed. */
async function emptyDevice(): Promise<void> {
  for (const { name = '' } of await indexedDB.databases()) await emptyDatabase(name);
  // Storybook's own entries stay.
  const ours = Object.keys(localStorage).filter((key) => key.startsWith('ablesbar'));
  ours.forEach((key) => localStorage.removeItem(key));
}

function emptyDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(new Error(`${name} cannot be opened.`));
    opening.onsuccess = () => {
      const database = opening.result;
      const stores = [...database.objectStoreNames];
      const close = () => {
        database.close();
        resolve();
      };
      if (stores.length === 0) return close();
      const emptying = database.transaction(stores, 'readwrite');
      stores.forEach((store) => emptying.objectStore(store).clear());
      emptying.oncomplete = close;
    };
  });
}
