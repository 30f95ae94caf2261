import { watchWorker } from './watch-worker';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

interface FakeWorker extends EventTarget {
  readonly postMessage: jest.Mock;
}

function aWorker(): FakeWorker {
  return Object.assign(new EventTarget(), { postMessage: jest.fn() });
}

async function setUp({ isControlled = true, waiting = null as FakeWorker | null } = {}) {
  const registration = Object.assign(new EventTarget(), {
    active: isControlled ? aWorker() : null,
    waiting,
    installing: null as FakeWorker | null,
    update: jest.fn(async () => undefined),
  });
  const workers = Object.assign(new EventTarget(), {
    controller: isControlled ? registration.active : null,
    register: jest.fn(async () => registration),
  });
  const updates = { offer: jest.fn<void, [() => Promise<void>]>(), demand: jest.fn() };
  await watchWorker(workers as unknown as ServiceWorkerContainer, updates);

  const install = () => {
    const worker = aWorker();
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    registration.installing = null;
    registration.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
    return worker;
  };
  const changeController = () => workers.dispatchEvent(new Event('controllerchange'));
  return { registration, workers, updates, install, changeController };
}

test('the worker is never taken from a cache', async () => {
  const { workers } = await setUp();
  expect(workers.register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' });
});

test('the first worker of all comes by itself and is no update', async () => {
  const { updates, install, changeController } = await setUp({ isControlled: false });
  install();
  changeController();
  expect(updates.offer).not.toHaveBeenCalled();
  expect(updates.demand).not.toHaveBeenCalled();
});

test.each([
  { says: 'one that waited already', waiting: aWorker(), offers: 1 },
  { says: 'none', waiting: null, offers: 0 },
])('at the start there is $says', async ({ waiting, offers }) => {
  const { updates } = await setUp({ waiting });
  expect(updates.offer).toHaveBeenCalledTimes(offers);
});

test('a build that was installed meanwhile is offered, and takes over on demand', async () => {
  const { updates, install, changeController } = await setUp();
  const worker = install();
  expect(worker.postMessage).not.toHaveBeenCalled();
  const taken = jest.fn();
  void updates.offer.mock.calls[0]?.[0]().then(taken);
  expect(worker.postMessage).toHaveBeenCalledWith('take-over');
  await jest.advanceTimersByTimeAsync(9_999);
  expect(taken).not.toHaveBeenCalled();
  changeController();
  await jest.advanceTimersByTimeAsync(0);
  expect(taken).toHaveBeenCalledTimes(1);
});

test('a worker that does not come forward is waited for 10 s', async () => {
  const { updates, install } = await setUp();
  install();
  const taken = jest.fn();
  void updates.offer.mock.calls[0]?.[0]().then(taken);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(taken).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(taken).toHaveBeenCalledTimes(1);
});

test('a build that took over from another tab makes this page an old one', async () => {
  const { updates, changeController } = await setUp();
  changeController();
  expect(updates.demand).toHaveBeenCalledTimes(1);
});

test('a page that stays open looks every hour; a look without a connection does no harm', async () => {
  const { registration } = await setUp();
  registration.update.mockRejectedValueOnce(new TypeError('offline'));
  await jest.advanceTimersByTimeAsync(3_599_999);
  expect(registration.update).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1 + 3_600_000);
  expect(registration.update).toHaveBeenCalledTimes(2);
});
