import { recordOf } from '@ablesbar/offline-queue/testing';
import { createFakeServer, json } from '@ablesbar/api-client/testing';
import { jobApi } from '@ablesbar/api-client';
import { createTestStore } from '../job/testing/create-test-store';
import { readingSentElsewhere } from '../outbox';
import { shareArrivals } from './share-arrivals';
import { wireJob } from './testing/a-utility-server';
import { settled } from './testing/settled';

const LIST = '/api/pro/job';

/** A tab of the account a-1, and what it says to the others. */
function aTab() {
  const timers = new Set<() => void>();
  const server = createFakeServer();
  server.on('GET', LIST, json(200, { jobs: [wireJob('j-1', true)] }));
  const store = createTestStore(server.fetch);
  const dispatch = jest.spyOn(store, 'dispatch');
  const said: unknown[] = [];
  const heard: unknown[] = [];
  let listener: (message: { readonly data: unknown }) => void = () => undefined;
  const restore = jest.fn(async () => undefined);
  const tellTabs = shareArrivals({
    store,
    channel: {
      postMessage: (message) => said.push(message),
      addEventListener: (_type, added) => (listener = added),
    },
    connection: { readingArrivedElsewhere: (id) => heard.push(id) },
    receipts: { restore },
    accountIds: () => ['a-1'],
    after: (_ms, action) => {
      timers.add(action);
      return () => timers.delete(action);
    },
  });
  const calls = () => server.calls.filter(({ path }) => path === LIST).length;
  const hear = (data: unknown) => listener({ data });
  const passTime = async () => {
    timers.forEach((action) => action());
    await settled();
  };
  return { store, dispatch, said, heard, hear, restore, tellTabs, calls, passTime };
}

const arrival = (given: object) => ({ recordId: 'r-7', accountId: 'a-1', jobId: 'j-1', ...given });

test('a tab names the reading that has arrived, and nothing of it', () => {
  const { tellTabs, said } = aTab();
  tellTabs(recordOf({ id: 'r-7' }));
  expect(said).toEqual([arrival({})]);
});

test('the other tab closes the form at once, and loads receipt and list once for all of them', async () => {
  const { store, dispatch, heard, hear, restore, calls, passTime } = aTab();
  hear(arrival({}));
  hear(arrival({ recordId: 'r-8', jobId: 'j-2' }));
  expect(heard).toEqual(['r-7', 'r-8']);
  for (const id of ['j-1', 'j-2']) expect(dispatch).toHaveBeenCalledWith(readingSentElsewhere(id));
  expect(calls()).toBe(0);
  await passTime();
  expect(restore).toHaveBeenCalledTimes(1);
  expect(calls()).toBe(1);
  const { data } = jobApi.endpoints.jobs.select('a-1')(store.getState());
  expect(data).toMatchObject([{ id: 'j-1', done: true }]);
});

test('a list that was asked for before does not count', async () => {
  const { store, hear, calls, passTime } = aTab();
  hear(arrival({}));
  void store.dispatch(jobApi.endpoints.jobs.initiate('a-1'));
  await passTime();
  expect(calls()).toBe(2);
});

test.each([
  { says: 'of an earlier build', data: 'r-7', heard: [] },
  { says: 'without an account', data: { recordId: 'r-7', jobId: 'j-1' }, heard: [] },
  { says: 'of another account', data: arrival({ accountId: 'a-2' }), heard: ['r-7'] },
  { says: 'about a meter that is not on the list', data: arrival({ jobId: null }), heard: ['r-7'] },
])('a message $says loads no list', async ({ data, heard: expected }) => {
  const { hear, heard, calls, passTime, restore } = aTab();
  hear(data);
  await passTime();
  expect(heard).toEqual(expected);
  expect(restore).toHaveBeenCalledTimes(expected.length);
  expect(calls()).toBe(0);
});
