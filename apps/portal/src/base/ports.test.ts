import { browserPorts } from './ports';

const { now, newId, after, keepStorage, openChannel } = browserPorts;

test('the clock runs, and every id is different', () => {
  expect(Math.abs(now().getTime() - Date.now())).toBeLessThan(60_000);
  expect(newId()).not.toBe(newId());
});

test('an action runs after its time, unless it is cancelled', () => {
  jest.useFakeTimers();
  const action = jest.fn();
  after(1000, action);
  after(1000, action)();
  jest.advanceTimersByTime(999);
  expect(action).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(action).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test("a call uses the browser's fetch", async () => {
  const answer = new Response('{}');
  const called = jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
  const init = { method: 'HEAD' };
  expect(await browserPorts.fetch('/api', init)).toBe(answer);
  expect(called).toHaveBeenCalledWith('/api', init);
  called.mockRestore();
});

test.each([
  { says: 'without this feature', storage: undefined, is: false },
  { says: 'that refuses', storage: { persist: async () => false }, is: false },
  { says: 'that agrees', storage: { persist: async () => true }, is: true },
])('a browser $says protects the storage: $is', async ({ storage, is }) => {
  if (storage !== undefined) Object.assign(navigator, { storage });
  expect(await keepStorage()).toBe(is);
  Reflect.deleteProperty(navigator, 'storage');
});

test('tabs get messages of each other if the browser has channels, and work without them', () => {
  const { BroadcastChannel } = window;
  const made: string[] = [];
  class Channel {
    constructor(name: string) {
      made.push(name);
    }
  }
  Object.assign(window, { BroadcastChannel: Channel });
  expect(openChannel('session')).toBeInstanceOf(Channel);
  expect(made).toEqual(['session']);
  Reflect.deleteProperty(window, 'BroadcastChannel');
  expect(openChannel('session')).toBeNull();
  Object.assign(window, { BroadcastChannel });
});
