import 'fake-indexeddb/auto';
import { StorageProblem } from '@ablesbar/offline-queue';
import { createUnreadable } from './unreadable';

const reading = { id: 'r-1', stored: { schema: 99 }, photoKeys: ['r-1/0', 'r-1/1'] };
const draft = { place: 'persist:readingDraft/j-1', text: '{' };
const receipt = { id: 'q-1', stored: undefined };
const broken = () => Promise.reject(new DOMException('broken', 'DataError'));

/** The four places with one entry each, and what was removed from them. */
function aDevice({ stored = async (key: string): Promise<unknown> => `bytes of ${key}` } = {}) {
  const removed: unknown[] = [];
  const photos = { keys: async () => ['q-1/0', 'q-10/0', 'r-1/0'], stored };
  const remove = async (gone: readonly unknown[]) => void removed.push(...gone);
  const unreadable = createUnreadable(
    {
      outbox: { unreadable: async () => [reading], removeUnreadable: remove },
      drafts: { unreadable: async () => [draft], remove },
      draftPhotos: { unreadable: async () => ['j-1/ht/p-1'], removeUnreadable: remove },
      receipts: { unreadable: async () => [receipt], removeUnreadable: remove },
    },
    { ofReadings: photos, ofDrafts: photos, ofReceipts: photos },
  );
  return { ...unreadable, removed };
}

test('nothing is known before the first look', () => {
  expect(aDevice().entries.get()).toEqual([]);
});

test('a look finds what all four places have, each with its photos', async () => {
  const { entries, look } = aDevice();
  await look();
  const found = entries.get().map(async ({ kind, key, stored, photos }) => {
    return [kind, key, stored, await photos()];
  });
  expect(await Promise.all(found)).toEqual([
    ['reading', 'r-1', { schema: 99 }, ['bytes of r-1/0', 'bytes of r-1/1']],
    ['draft', 'persist:readingDraft/j-1', '{', []],
    ['photo', 'j-1/ht/p-1', undefined, ['bytes of j-1/ht/p-1']],
    ['receipt', 'q-1', undefined, ['bytes of q-1/0']],
  ]);
});

test('each is removed in its own place', async () => {
  const { entries, look, removed } = aDevice();
  await look();
  for (const entry of entries.get()) await entry.remove();
  expect(removed).toEqual([reading, draft, 'j-1/ht/p-1', receipt]);
});

test('a photo that the browser cannot read keeps no other away', async () => {
  const stored = async (key: string) => (key === 'r-1/0' ? broken() : key);
  const { entries, look } = aDevice({ stored });
  await look();
  expect(await entries.get()[0]?.photos()).toEqual([null, 'r-1/1']);
});

test('storage without an answer is another matter: the file would lack its photos', async () => {
  const stored = () => Promise.reject(new StorageProblem('storage-unavailable'));
  const { entries, look } = aDevice({ stored });
  await look();
  await expect(entries.get()[0]?.photos()).rejects.toThrow('storage-unavailable');
});
