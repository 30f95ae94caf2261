import type { StoredPhoto } from '@ablesbar/offline-queue';
import { type DraftPhotos, draftPhotosIn } from './draft-photos';
import type { DraftPhoto } from './placed-photos';

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

const fails = () => {
  throw new Error('no storage');
};

it('restores the photos of the last page in their order', async () => {
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

it('keeps where a photo shows the counter, and nothing else of another build', async () => {
  const { files, openPage } = aDisk();
  const counter = { left: 0.1, top: 0.4, width: 0.8, height: 0.2 };
  await openPage().put('j-1', 'ht', [{ ...photo('a'), counter }, photo('b')]);
  for (const [key, file] of files)
    if (file.counter === undefined) files.set(key, { ...file, counter: 'links' });
  const next = openPage();
  await next.restore();
  expect(next.of('j-1')).toEqual({ ht: [{ ...photo('a'), counter }, photo('b')] });
});

it('shows a photo before it is on disk, and notifies listeners', async () => {
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
])('deletes $says and keeps the rest', async ({ act, shown, left }) => {
  const { files, openPage } = aDisk();
  const page = openPage();
  await page.put('j-1', 'ht', [photo('a'), photo('b')]);
  await page.put('j-2', 't', [photo('c')]);
  await act(page);
  expect([page.of('j-1'), page.of('j-2')]).toEqual(shown);
  expect(files.size).toBe(left);
});

it('stores a photo once, even if others follow', async () => {
  const { files, openPage } = aDisk();
  const page = openPage();
  await page.put('j-1', 'ht', [photo('a')]);
  const [first] = files.values();
  await page.put('j-1', 'ht', [photo('a'), photo('b')]);
  expect([...files.values()][0]).toBe(first);
});

it('does not show photos that were deleted during the loading', async () => {
  const { files, openPage } = aDisk();
  await openPage().put('j-1', 'ht', [photo('a')]);
  const next = openPage();
  const restoring = next.restore();
  files.clear();
  await restoring;
  expect(next.of('j-1')).toEqual({});
});

it.each([
  {
    says: 'of another draft',
    draft: 'j-2',
    slot: 't',
    shown: [{ ht: [photo('a')] }, { t: [photo('c')] }],
  },
  {
    says: 'of another rate',
    draft: 'j-1',
    slot: 't',
    shown: [{ ht: [photo('a')], t: [photo('c')] }, {}],
  },
  {
    says: 'of the same rate',
    draft: 'j-1',
    slot: 'ht',
    shown: [{ ht: [photo('a'), photo('c')] }, {}],
  },
])('keeps a photo $says that was taken during the loading', async ({ draft, slot, shown }) => {
  const { openPage } = aDisk();
  await openPage().put('j-1', 'ht', [photo('a')]);
  const next = openPage();
  const restoring = next.restore();
  await next.put(draft, slot, [photo('c')]);
  await restoring;
  expect([next.of('j-1'), next.of('j-2')]).toEqual(shown);
});

it('shows a photo once that was stored during the loading', async () => {
  const { openPage } = aDisk();
  const page = openPage();
  await page.put('j-1', 'ht', [photo('a')]);
  await page.restore();
  expect(page.of('j-1')).toEqual({ ht: [photo('a')] });
});

it.each([
  { says: 'with the photos', isBroken: false, shown: { ht: [photo('a')] } },
  { says: 'without the photos of a broken disk', isBroken: true, shown: {} },
])('is ready after the disk has been read: $says', async ({ isBroken, shown }) => {
  const { files, openPage } = aDisk();
  await openPage().put('j-1', 'ht', [photo('a')]);
  const next = openPage();
  if (isBroken) jest.spyOn(files, 'get').mockImplementation(fails);
  const restoring = next.restore().catch(() => 'failed');
  expect(next.of('j-1')).toEqual({});
  await next.loaded();
  expect(next.of('j-1')).toEqual(shown);
  expect(await restoring).toBe(isBroken ? 'failed' : undefined);
});

it('is the same object until something changes', async () => {
  const page = aDisk().openPage();
  expect(page.of('j-1')).toBe(page.of('j-9'));
  await page.put('j-1', 'ht', [photo('a')]);
  expect(page.of('j-1')).toBe(page.of('j-1'));
});

describe('another tab', () => {
  test('shows the photos that were added and removed here, in their order', async () => {
    const { openPage } = aDisk();
    const [page, tab] = [openPage(), openPage()];
    await page.put('j-1', 't', [photo('a'), photo('b')]);
    await tab.restore();
    await tab.put('j-1', 't', [...(tab.of('j-1')['t'] ?? []), photo('c')]);
    await page.put('j-1', 't', [photo('b')]);
    await Promise.all([page.restore(), tab.restore()]);
    expect(page.of('j-1')).toEqual({ t: [photo('b'), photo('c')] });
    expect(tab.of('j-1')).toEqual(page.of('j-1'));
  });

  test('leaves the photos of other drafts the same objects', async () => {
    const { openPage } = aDisk();
    const [page, tab] = [openPage(), openPage()];
    await page.put('j-1', 't', [photo('a')]);
    const before = page.of('j-1');
    await tab.put('j-2', 't', [photo('b')]);
    await page.restore();
    expect(Object.keys(page.all())).toEqual(['j-1', 'j-2']);
    expect(page.of('j-1')).toBe(before);
  });

  test('keeps a photo that its disk has not taken', async () => {
    const { files, openPage } = aDisk();
    const page = openPage();
    jest.spyOn(files, 'set').mockImplementationOnce(fails);
    await expect(page.put('j-1', 't', [photo('a')])).rejects.toThrow('no storage');
    await page.restore();
    expect(page.of('j-1')).toEqual({ t: [photo('a')] });
  });

  test('is told after the disk has changed', async () => {
    const { files, openPage } = aDisk();
    const page = openPage();
    const told: number[] = [];
    page.onWritten(() => told.push(files.size));
    await page.put('j-1', 't', [photo('a'), photo('b')]);
    await page.clear('j-1', (_slot, { id }) => id === 'a');
    await page.clear('j-2');
    expect(told).toEqual([2, 1]);
  });
});

describe('a draft whose photos are not read yet', () => {
  test('can be discarded: they do not appear afterwards', async () => {
    const { files, openPage } = aDisk();
    await openPage().put('j-1', 't', [photo('a')]);
    const next = openPage();
    const restoring = next.restore();
    const clearing = next.clear('j-1');
    await restoring;
    expect(next.of('j-1')).toEqual({});
    await clearing;
    await next.restore();
    expect([next.of('j-1'), files.size]).toEqual([{}, 0]);
  });

  test('gives them to the one who takes them', async () => {
    const { files, openPage } = aDisk();
    await openPage().put('j-1', 't', [photo('a')]);
    const next = openPage();
    void next.restore();
    expect(await next.take('j-1')).toEqual({ t: [photo('a')] });
    expect(files.size).toBe(0);
  });
});

test('clears only the photos that were taken until then', async () => {
  const { files, openPage } = aDisk();
  const page = openPage();
  await page.put('j-1', 't', [photo('a')]);
  await page.put('j-1', 't', [photo('a'), photo('b')]);
  await page.clear('j-1', (_slot, _photo, takenAt) => takenAt <= 1);
  expect(page.of('j-1')).toEqual({ t: [photo('b')] });
  expect(files.size).toBe(1);
});

test('a photo that is put back at once stays on the disk', async () => {
  const { files, openPage } = aDisk();
  const page = openPage();
  await page.put('j-1', 't', [photo('a')]);
  const clearing = page.clear('j-1');
  await page.put('j-1', 't', [photo('a')]);
  await clearing;
  expect([page.of('j-1'), files.size]).toEqual([{ t: [photo('a')] }, 1]);
});

describe('photos that cannot be shown', () => {
  const stored = { mimeType: 'image/jpeg', data: new ArrayBuffer(1), storedAt: 0 };
  const sound = JSON.stringify(['j-1', 't-1', 'p-1']);

  test.each(['{', 'photo', '5', '["j-1","t-1"]', '["j-1","t-1",5]'])(
    'under the key %s stay and do not keep the others',
    async (key) => {
      const { files, openPage } = aDisk();
      files.set(key, stored).set(sound, stored);
      const photos = openPage();
      await photos.restore();
      expect(Object.keys(photos.all())).toEqual(['j-1']);
      expect(await photos.unreadable()).toEqual([key]);
      await photos.removeUnreadable([key, sound]);
      expect([...files.keys()]).toEqual([sound]);
    },
  );

  test('because the browser cannot read them stay and do not keep the others', async () => {
    const { files, openPage } = aDisk();
    const broken = JSON.stringify(['j-2', 't-1', 'p-2']);
    files.set(sound, stored).set(broken, stored);
    const get = files.get.bind(files);
    jest.spyOn(files, 'get').mockImplementation((key) => {
      if (key === broken) throw new DOMException('broken', 'DataError');
      return get(key);
    });
    const photos = openPage();
    await photos.restore();
    expect(Object.keys(photos.all())).toEqual(['j-1']);
    expect(await photos.unreadable()).toEqual([broken]);
  });
});

describe('a draft that is cleared while the disk fails', () => {
  test('loses its photos at the next load, but not those that were put back or taken since', async () => {
    const { files, openPage } = aDisk();
    const page = openPage();
    await page.put('j-1', 't', [photo('a'), photo('b')]);
    jest.spyOn(files, 'keys').mockImplementationOnce(fails);
    await expect(page.clear('j-1')).rejects.toThrow('no storage');
    await page.put('j-1', 't', [photo('b'), photo('c')]);
    await page.restore();
    expect([page.of('j-1'), files.size]).toEqual([{ t: [photo('b'), photo('c')] }, 2]);
  });

  test('does not get back a photo that another tab has removed', async () => {
    const { files, openPage } = aDisk();
    const [page, tab] = [openPage(), openPage()];
    await page.put('j-1', 't', [photo('a')]);
    await tab.restore();
    await page.clear('j-1');
    expect(await tab.take('j-1')).toEqual({});
    // An undo shows it at once. The load before it on the disk knows better.
    const loading = tab.restore();
    await Promise.all([loading, tab.put('j-1', 't', [photo('a')])]);
    expect([tab.of('j-1'), files.size]).toEqual([{}, 0]);
  });
});
