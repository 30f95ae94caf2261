import 'fake-indexeddb/auto';
import { applicationFromWire } from '@ablesbar/api-client';
import { watchConnection } from '../base/connection';
import { afterStart } from './after-start';
import { readSurroundings } from './kept-surroundings';
import { stateStorage } from './state-storage';
import { until } from './testing/settled';
import { lazyLeaving } from './lazy-leaving';

const application = applicationFromWire({ applicationId: 'swm', name: 'SW' });

function aWorker() {
  const registration = Object.assign(new EventTarget(), { update: async () => undefined });
  const register = jest.fn(async () => registration);
  const serviceWorker = Object.assign(new EventTarget(), { controller: null, register });
  Object.assign(navigator, { serviceWorker });
  return register;
}

const aConnection = () =>
  watchConnection({ browser: window, ask: async () => true, wasAnswered: true });

beforeEach(() => {
  // The test needs no hourly check for a new build, and jsdom has no navigation entries.
  jest.spyOn(globalThis, 'setInterval').mockReturnValue(setTimeout(() => {}));
  Object.assign(performance, { getEntriesByType: () => [] });
});
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test("the start stores the server's answer and registers the service worker", async () => {
  if (application === null) throw new Error('No application.');
  const register = aWorker();
  const leaving = jest.fn(lazyLeaving({ fetch: jest.fn() }));
  await afterStart({ leaving, connection: aConnection() }, { application, themeColor: '#0a5' });
  await until(async () => (await readSurroundings(stateStorage)) !== null);
  expect(await readSurroundings(stateStorage)).toEqual({ application, themeColor: '#0a5' });
  expect(register).toHaveBeenCalledTimes(1);
});

test('the start does not store a stored answer again, and does not ask about leaving without a service worker', async () => {
  await stateStorage.removeItem('surroundings');
  const leaving = jest.fn(lazyLeaving({ fetch: jest.fn() }));
  await afterStart({ leaving, connection: aConnection() }, null);
  expect(await stateStorage.getItem('surroundings')).toBeNull();
  expect(leaving).not.toHaveBeenCalled();
});
