import 'fake-indexeddb/auto';
import { type FakeServer, json } from '@ablesbar/api-client/testing';
import { createRecordStore } from '@ablesbar/offline-queue';
import { createFakeClock, jobEntry, photo, recordOf } from '@ablesbar/offline-queue/testing';
import { draftTouched, selectDraft, valueEntered } from '../reading/reading-draft.slice';
import { unlistedEntered } from '../unlisted-reading/unlisted-draft.slice';
import { device, keptIn } from '../base/device';
import { mergeParts } from './merge-parts';
import { partStorage } from './part-storage';
import { unreadableDrafts } from './persisted';
import { stateStorage } from './state-storage';
import { aUtilityServer, resultsPath, wireJob } from './testing/a-utility-server';
import { holdDrafts, wipeDisk } from './testing/the-disk';
import { settled, until } from './testing/settled';

let clock = createFakeClock();
const disk = createRecordStore(device);
const at = '2026-11-21T10:00:00.000Z';
const typed = (jobId: string, integer = '45210') =>
  valueEntered({ jobId, at, taskId: 't-1', value: { integer, decimals: '' } });
const aPhoto = { id: 'p-1', mimeType: 'image/jpeg', data: photo('front').data };

// redux-persist's own interval never fires, as in a page behind another one.
beforeEach(async () => {
  jest.useFakeTimers({
    doNotFake: [
      ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
      ...(['requestAnimationFrame', 'cancelAnimationFrame', 'setImmediate'] as const),
      ...(['clearImmediate', 'setTimeout', 'clearTimeout'] as const),
    ],
  });
  clock = createFakeClock();
  await wipeDisk();
});
afterEach(() => jest.useRealTimers());

/**
 * Opens a new page with the workplace of these accounts, and waits until its first work is done.
 */
async function open({
  server = aUtilityServer(),
  accountIds = ['a-1'],
}: {
  readonly server?: FakeServer;
  readonly accountIds?: readonly string[];
} = {}) {
  // redux-persist keeps one state for all stores of a page.
  jest.resetModules();
  const { openPortal } = await import('./testing/open-portal');
  const { openWorkplace } = await import('./open-workplace');
  const { portal, reload, worksEnded } = await openPortal(server, clock);
  for (const username of accountIds) await portal.session.logIn({ username, password: 'geheim' });
  const workplace = await openWorkplace(portal);
  const { outbox, store, draftPhotos } = workplace;
  const sentTo = () =>
    server.calls.flatMap(({ method, path }) =>
      method === 'POST' && path !== '/auth/token' ? [path] : [],
    );
  // Waits for the first rounds: one that loads the jobs, and one of the queue for each account.
  await clock.elapse(1000);
  const { length } = portal.session.state().accountIds;
  await until(() => worksEnded() >= length || sentTo().length > 0);
  return {
    ...{ server, portal, reload, ...workplace },
    receiptsShown: () => store.getState().receipts,
    sentTo,
    formOf: (jobId: string) => selectDraft(store.getState(), jobId).values,
    /** Puts values and a photo into the form, and the same reading into the queue. */
    async enter(jobId: string, accountId = 'a-1') {
      store.dispatch(typed(jobId));
      await draftPhotos.put(jobId, 't-1', [aPhoto]);
      return outbox.add(
        jobEntry({ jobId, accountId, photos: [{ ...photo('front'), slot: 't-1' }] }),
      );
    },
  };
}

const draftsOnDisk = async () =>
  String(await partStorage(unreadableDrafts.disk, mergeParts).getItem('persist:readingDraft'));

describe('a reading', () => {
  test('that arrives gets a receipt, and its form is cleared, also on disk', async () => {
    const { enter, outbox, formOf, draftPhotos, receiptsShown, store, reload } = await open();
    store.dispatch(typed('j-9'));
    const { id } = await enter('j-1');
    await reload.settle();
    expect(await draftsOnDisk()).toContain('j-1');
    await outbox.deliver(id);
    expect(formOf('j-1')).toEqual({});
    expect(draftPhotos.of('j-1')).toEqual({});
    expect(await draftsOnDisk()).not.toContain('j-1');
    expect(await draftsOnDisk()).toContain('j-9');
    expect(receiptsShown().map(({ jobId }) => jobId)).toEqual(['j-1']);
  });

  test('that is refused stays in its form and gets no receipt', async () => {
    const { server, enter, outbox, formOf, draftPhotos, receiptsShown } = await open();
    server.on('POST', resultsPath('j-1'), json(422, {}));
    const { id } = await enter('j-1');
    await outbox.deliver(id);
    expect(formOf('j-1')).toEqual({ 't-1': { integer: '45210', decimals: '' } });
    expect(draftPhotos.of('j-1')['t-1']).toHaveLength(1);
    expect(receiptsShown()).toEqual([]);
  });

  test('that is corrected leaves the queue after its form is on disk', async () => {
    const { enter, outbox } = await open();
    const release = await holdDrafts();
    const { id } = await enter('j-1');
    const discarding = outbox.discard(id);
    for (let turn = 0; turn < 20; turn += 1) await settled();
    expect(await disk.all()).toHaveLength(1);
    release();
    await discarding;
    expect(await draftsOnDisk()).toContain('45210');
    expect(await disk.all()).toEqual([]);
  });
});

test('the entries are on disk before a new build is loaded', async () => {
  const { store, reload } = await open();
  store.dispatch(typed('j-1', '777'));
  expect(await draftsOnDisk()).not.toContain('777');
  await reload.settle();
  expect(await draftsOnDisk()).toContain('777');
});

test('the next page restores the entries with their photos', async () => {
  const first = await open();
  first.store.dispatch(typed('j-1', '777'));
  await first.draftPhotos.put('j-1', 't-1', [aPhoto]);
  await first.reload.settle();
  const { formOf, draftPhotos } = await open({ accountIds: [] });
  expect(formOf('j-1')).toEqual({ 't-1': { integer: '777', decimals: '' } });
  await until(() => draftPhotos.of('j-1')['t-1']?.length === 1);
});

describe('a page that opens', () => {
  test('sends a queued reading of the last page and clears its form', async () => {
    const first = await open();
    await first.enter('j-1');
    await first.reload.settle();
    const { id } = await first.enter('j-1');
    for (const one of await disk.all()) if (one.id !== id) await disk.remove(one.id);
    await disk.change(id, (record) => ({ ...record, visible: true }));
    const server = aUtilityServer();
    server.on('POST', resultsPath('j-1'), 'lost');
    const next = await open({ server, accountIds: [] });
    await until(() => next.sentTo().length === 1);
    expect(next.formOf('j-1')).toEqual({});
    expect(next.draftPhotos.of('j-1')).toEqual({});
  });

  test('reports the number of readings that the browser has deleted', async () => {
    localStorage.setItem('ablesbar-unsent', '2');
    const { portal } = await open();
    await until(() => portal.notices.get().some(({ title }) => title === 'outbox_evicted_title'));
    expect(portal.notices.get().at(-1)).toMatchObject({ values: { count: 2 } });
    expect(portal.frame.get().evicted).toBe(2);
    await until(() => localStorage.getItem('ablesbar-unsent') === '0');
  });

  test('names its accounts, and shows the receipts of earlier pages', async () => {
    const first = await open();
    await first.outbox.deliver((await first.enter('j-1')).id);
    const { portal, receiptsShown } = await open({ accountIds: [] });
    await until(() => portal.session.state().accounts['a-1']?.name === 'Name of a-1');
    await until(() => receiptsShown().length === 1);
  });

  test('keeps the jobs and the help for a visit without a connection', async () => {
    await open();
    await until(async () => String(await stateStorage.getItem('jobs')).includes('Z-j-1'));
    await until(async () => String(await stateStorage.getItem('help')).includes('# Hilfe'));
  });

  test('renews its tokens before they end', async () => {
    const isSeen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const { server } = await open();
    const logins = () => server.calls.filter(({ path }) => path === '/auth/token');
    clock.advance(3_600_000);
    await clock.elapse(0);
    await until(() => logins().length === 2);
    isSeen.mockRestore();
    expect(logins()[1]?.body).toMatchObject({ token: 'a-1' });
  });
});

test('a reconnect sends postponed readings at once and loads jobs and names', async () => {
  const server = aUtilityServer();
  const INFO = '/api/pro/account/info';
  server.on('GET', INFO, json(503, {}));
  const { portal, outbox, enter, sentTo } = await open({ server });
  server.on('GET', INFO, json(200, { id: 'a-1', name: 'Name of a-1' }));
  server.on('POST', resultsPath('j-1'), 'lost', json(200, wireJob('j-1', true)));
  const { id } = await enter('j-1');
  await outbox.deliver(id);
  window.dispatchEvent(new Event('offline'));
  expect((await disk.read(id))?.nextAt).toBeGreaterThan(clock.now());
  const before = server.calls.length;
  portal.connection.report(true);
  expect(portal.connection.news.get()).toEqual({ kind: 'back', waiting: 1 });
  await clock.elapse(500);
  const calls = () => server.calls.slice(before).map(({ path }) => path);
  await until(() => calls().includes('/api/pro/job'));
  await until(() => portal.session.state().accounts['a-1']?.name === 'Name of a-1');
  expect(calls().indexOf('/api/pro/job')).toBeGreaterThan(calls().indexOf(resultsPath('j-1')));
  expect(sentTo()).toHaveLength(2);
  expect(portal.connection.news.get()).toEqual({ kind: 'arrived', count: 1 });
});

test('a login sends the readings that waited for it', async () => {
  const { portal, outbox, sentTo } = await open({ accountIds: ['a-1'] });
  await disk.commit(recordOf({ id: 'r-7', accountId: 'a-2', jobId: 'j-2', state: 'AUTH_BLOCKED' }));
  await outbox.drain();
  expect(sentTo()).toEqual([]);
  await portal.session.logIn({ username: 'a-2', password: 'geheim' });
  await until(() => sentTo().length === 1);
  expect(sentTo()).toEqual([resultsPath('j-2')]);
});

test('a page that becomes visible sends the due readings', async () => {
  const { sentTo } = await open();
  await settled();
  await disk.commit(recordOf({ id: 'r-8', accountId: 'a-1', jobId: 'j-2' }));
  window.dispatchEvent(new Event('focus'));
  await until(() => sentTo().length === 1);
  expect(sentTo()).toEqual([resultsPath('j-2')]);
});

test('the portal loads the name of an account that logs in alone', async () => {
  const { portal } = await open();
  await portal.session.leave(['a-1']);
  await portal.session.logIn({ username: 'a-2', password: 'geheim' });
  await until(() => portal.session.state().accounts['a-2']?.name === 'Name of a-2');
});

test('the portal checks the registration again when the window regains the focus', async () => {
  const isSeen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const { server } = await open();
  const asked = () => server.calls.filter(({ path }) => path.endsWith('crm-registration-info'));
  await until(() => asked().length === 1);
  await settled();
  window.dispatchEvent(new Event('focus'));
  await until(() => asked().length === 2);
  isSeen.mockRestore();
});

test('removing an account deletes its receipts and the drafts of its jobs', async () => {
  const { portal, store, outbox, enter, formOf, draftPhotos, receiptsShown } = await open({
    accountIds: ['a-1', 'a-2'],
  });
  await outbox.deliver((await enter('j-1')).id);
  await outbox.deliver((await enter('j-2', 'a-2')).id);
  for (const jobId of ['j-1', 'j-2']) {
    store.dispatch(typed(jobId, '45999'));
    await draftPhotos.put(jobId, 't-1', [aPhoto]);
  }
  await portal.session.leave(['a-1']);
  expect([formOf('j-1'), draftPhotos.of('j-1')]).toEqual([{}, {}]);
  expect(formOf('j-2')).toHaveProperty('t-1');
  expect(draftPhotos.of('j-2')).toHaveProperty('t-1');
  await until(() => receiptsShown().length === 1);
  expect(receiptsShown()[0]?.jobId).toBe('j-2');
});

test.each([
  { says: 'a logout deletes all drafts', isWanted: true },
  { says: 'an expired session keeps drafts and queued readings', isWanted: false },
])('$says', async ({ isWanted }) => {
  const { server, portal, store, draftPhotos, outbox, enter, formOf } = await open();
  store.dispatch(draftTouched({ jobId: 'elsewhere', at }));
  store.dispatch(unlistedEntered({ at, meterNumber: '4711' }));
  const { id } = await enter('j-1');
  const leave = async () => {
    if (isWanted) {
      await portal.session.leave(['a-1']);
      return portal.session.answerLeaving(true);
    }
    server.on('POST', resultsPath('j-1'), json(401, {}));
    server.on('POST', '/auth/token', json(401, {}));
    await outbox.deliver(id);
    await clock.elapse(2000);
  };
  await leave();
  const { readingDraft, unlistedDraft, api } = store.getState();
  expect(portal.session.state().accountIds).toEqual([]);
  expect(api.queries).toEqual({});
  expect(await disk.all()).toMatchObject([{ id, state: isWanted ? 'QUEUED' : 'AUTH_BLOCKED' }]);
  expect(unlistedDraft.meterNumber).toBe(isWanted ? '' : '4711');
  expect(Object.keys(draftPhotos.of('j-1'))).toEqual(isWanted ? [] : ['t-1']);
  expect('elsewhere' in readingDraft).toBe(!isWanted);
  expect(formOf('j-1')).toEqual(isWanted ? {} : { 't-1': { integer: '45210', decimals: '' } });
});

test('what this build cannot read is found once the page has opened, and again after a login', async () => {
  await keptIn('outbox').setItem('r-1', { schema: 99 });
  await stateStorage.setItem('persist:readingDraft/j-1', '{"schema":99}');
  const { unreadable, portal } = await open();
  const found = () => unreadable.entries.get().map(({ kind, key }) => `${kind} ${key}`);
  const draft = 'draft persist:readingDraft/j-1';
  await until(() => found().length > 0);
  expect(found()).toEqual(['reading r-1', draft]);
  await keptIn('outbox').removeItem('r-1');
  await portal.session.logIn({ username: 'a-2', password: 'geheim' });
  await until(() => found().length < 2);
  expect(found()).toEqual([draft]);
});
