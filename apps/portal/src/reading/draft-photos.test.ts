import type { StoredPhoto } from '@ablesbar/offline-queue';
import { type DraftPhoto, type DraftPhotos, draftPhotosIn } from './draft-photos';

function aDisk() {
  const files = new Map<string, StoredPhoto>();
  let now = 0;
  const store = {
    keys: async () => [...files.keys()].reverse(),
    read: async (key: string) => files.get(key) ?? null,
    write: async (key: string, photo: StoredPhoto) => void files.set(key, photo),
    remove: async (key: string) => void files.delete(key),
  };
  return { files, openPage: () => draftPhotosIn(store, () => (now += 1)) };
}

const photo = (id: string): DraftPhoto => ({
  id,
  mimeType: 'image/jpeg',
  data: new ArrayBuffer(id.length),
});

it('gives the next page what the last one had, in its order', async () => {
  const { openPage } = aDisk();
  const page = openPage();
  await page.put('j-1', 'ht', [photo('a')]);
  await page.put('j-1', 'ht', [photo('a'), photo('b')]);
  await page.put('j-2', 't', [photo('c')]);
  const next = openPage();
  await next.restore();
  expect(next.of('j-1')).toEqual({ ht: [photo('a'), photo('b')] });
  expect(next.of('j-2')).toEqual({ t: [photo('c')] });
});

it('shows a photo before it is on disk, and tells of it', async () => {
  const page = aDisk().openPage();
  const seen: number[] = [];
  page.subscribe(() => seen.push(page.of('j-1')['ht']?.length ?? 0));
  const writing = page.put('j-1', 'ht', [photo('a')]);
  expect(seen).toEqual([1]);
  await writing;
});

it.each([
  {
    says: 'one photo',
    act: (page: DraftPhotos) => page.put('j-1', 'ht', [photo('a')]),
    shown: [{ ht: [photo('a')] }, { t: [photo('c')] }],
    left: 2,
  },
  {
    says: 'one draft',
    act: (page: DraftPhotos) => page.clear('j-1'),
    shown: [{}, { t: [photo('c')] }],
    left: 1,
  },
  { says: 'all', act: (page: DraftPhotos) => page.clearAll(), shown: [{}, {}], left: 0 },
])(
  'leaves nothing of $says that was removed, and all of the rest',
  async ({ act, shown, left }) => {
    const { files, openPage } = aDisk();
    const page = openPage();
    await page.put('j-1', 'ht', [photo('a'), photo('b')]);
    await page.put('j-2', 't', [photo('c')]);
    await act(page);
    expect([page.of('j-1'), page.of('j-2')]).toEqual(shown);
    expect(files.size).toBe(left);
  },
);

it('writes a photo once, however many come after it', async () => {
  const { files, openPage } = aDisk();
  const page = openPage();
  await page.put('j-1', 'ht', [photo('a')]);
  const [first] = files.values();
  await page.put('j-1', 'ht', [photo('a'), photo('b')]);
  expect([...files.values()][0]).toBe(first);
});

it('leaves out what has gone from the disk while it was read', async () => {
  const { files, openPage } = aDisk();
  await openPage().put('j-1', 'ht', [photo('a')]);
  const next = openPage();
  const restoring = next.restore();
  files.clear();
  await restoring;
  expect(next.of('j-1')).toEqual({});
});

it('keeps what was taken while the disk was still read', async () => {
  const { openPage } = aDisk();
  await openPage().put('j-1', 'ht', [photo('a')]);
  const next = openPage();
  const restoring = next.restore();
  await next.put('j-2', 't', [photo('c')]);
  await restoring;
  expect(next.of('j-1')).toEqual({ ht: [photo('a')] });
  expect(next.of('j-2')).toEqual({ t: [photo('c')] });
});

it('is the same object until something changes', async () => {
  const page = aDisk().openPage();
  expect(page.of('j-1')).toBe(page.of('j-9'));
  await page.put('j-1', 'ht', [photo('a')]);
  expect(page.of('j-1')).toBe(page.of('j-1'));
});
