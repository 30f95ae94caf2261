import 'fake-indexeddb/auto';
import { createPhotoStore } from '@ablesbar/offline-queue';
import { createFakeClock, jobEntry, photo } from '@ablesbar/offline-queue/testing';
import { selectDraft, valueEntered } from '../reading/reading-draft.slice';
import { submit } from '../outbox/submit';
import { device } from '../base/device';
import { stateStorage } from './state-storage';
import { aUtilityServer, resultsPath } from './testing/a-utility-server';
import { until } from './testing/settled';
import { wipeDisk } from './testing/the-disk';

const at = '2026-11-21T10:00:00.000Z';
const typed = (jobId: string, integer: string) =>
  valueEntered({ jobId, at, taskId: 't-1', value: { integer, decimals: '' } });
const aPhoto = (id: string) => ({ id, mimeType: 'image/jpeg', data: photo(id).data });

// redux-persist's own interval never fires: the drafts are written when the test says so.
beforeEach(async () => {
  jest.useFakeTimers({
    doNotFake: [
      ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
      ...(['requestAnimationFrame', 'cancelAnimationFrame', 'setImmediate'] as const),
      ...(['clearImmediate', 'setTimeout', 'clearTimeout'] as const),
    ],
  });
  await wipeDisk();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Until the mocks are restored, no write into a store for which `isFull` has room. */
function fillDisk(isFull: (place: string) => boolean): ReadonlySet<string> {
  const refused = new Set<string>();
  for (const name of ['add', 'put'] as const) {
    const usual = IDBObjectStore.prototype[name];
    jest.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (
      this: IDBObjectStore,
      ...asked
    ) {
      const place = `${this.transaction.db.name}/${this.name}`;
      if (!isFull(place)) return usual.apply(this, asked);
      refused.add(place);
      // As browsers do: the request is taken, and its transaction ends.
      const request = usual.apply(this, asked);
      const error = new DOMException('full', 'QuotaExceededError');
      Object.defineProperty(this.transaction, 'error', { value: error });
      this.transaction.abort();
      return request;
    });
  }
  return refused;
}

/** A new page on the same disk. */
async function open(accountIds: readonly string[] = []) {
  // redux-persist keeps one state for all stores of a page.
  jest.resetModules();
  const { openPortal } = await import('./testing/open-portal');
  const { openWorkplace } = await import('./open-workplace');
  const clock = createFakeClock();
  const server = aUtilityServer();
  const { portal } = await openPortal(server, clock);
  for (const username of accountIds) await portal.session.logIn({ username, password: 'geheim' });
  const workplace = await openWorkplace(portal);
  await clock.elapse(1000);
  const { store, outbox, draftPhotos } = workplace;
  return {
    ...{ portal, ...workplace },
    // The drafts are written before a reading is discarded.
    flush: () => outbox.discard('none').catch(() => false),
    formOf: (jobId: string) => selectDraft(store.getState(), jobId).values,
    photosOf: (jobId: string) => draftPhotos.of(jobId)['t-1'] ?? [],
    sent: () => server.calls.filter(({ path }) => path === resultsPath('j-1')).length,
  };
}

const PLACES = [
  'ablesbar-auth/tokens',
  'ablesbar/state',
  'ablesbar/draft-photos',
  'ablesbar/photos',
  'ablesbar/outbox',
  'ablesbar/receipts',
];

test('wherever the disk is full, the portal sends, keeps what it has, and says so', async () => {
  const before = await open(['a-1']);
  before.store.dispatch(typed('j-9', '777'));
  await before.draftPhotos.put('j-9', 't-1', [aPhoto('before')]);
  await before.flush();

  let full = 'ablesbar/state';
  const refused = fillDisk((place) => place === full);
  // redux-persist writes there what it could not store.
  jest.spyOn(console, 'error').mockReturnValue();
  // Opened with a disk that takes no list, no draft and no mark.
  const page = await open();
  const { portal, store, outbox, draftPhotos, formOf, photosOf, sent, flush } = page;
  let isTold = false;
  portal.frame.subscribe(() => (isTold ||= !portal.frame.get().hasRoom));
  await until(() => photosOf('j-9').length === 1);
  for (const [n, place] of PLACES.entries()) {
    full = place;
    isTold = false;
    await portal.session.logIn({ username: 'a-1', password: 'geheim' });
    const integer = `4521${n}`;
    store.dispatch(typed('j-1', integer));
    await draftPhotos.put('j-1', 't-1', [aPhoto(`photo-${n}`)]).catch(() => undefined);
    await flush();
    // Shown in this page, also if it is not kept.
    expect({ [place]: [formOf('j-1'), photosOf('j-1').length] }).toEqual({
      [place]: [{ 't-1': { integer, decimals: '' } }, 1],
    });
    const entry = jobEntry({ jobId: 'j-1', value: 45_210 + n, photos: [photo(`photo-${n}`)] });
    await submit(outbox, entry);
    await until(() => sent() === n + 1);
    // Nothing that the user has entered is in danger where only the tokens are not kept.
    expect({ [place]: isTold }).toEqual({ [place]: place !== 'ablesbar-auth/tokens' });
  }
  expect([...refused].sort()).toEqual([...PLACES].sort());

  // What lay there before lies there still.
  const photos = await createPhotoStore(device, 'draft-photos').keys();
  expect(photos.filter((key) => key.includes('j-9'))).toHaveLength(1);
  const drafts = await stateStorage.entries('persist:readingDraft');
  expect(drafts.get('persist:readingDraft/j-9')).toContain('777');
});
