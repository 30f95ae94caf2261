import { browserPorts, randomId } from './ports';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('soon runs the action once, after the current work', () => {
  const action = jest.fn();
  browserPorts.soon(action);
  expect(action).not.toHaveBeenCalled();
  jest.runAllTimers();
  window.dispatchEvent(new Event('pagehide'));
  expect(action).toHaveBeenCalledTimes(1);
});

test('leaving the page runs a waiting action at once', () => {
  const action = jest.fn();
  browserPorts.soon(action);
  window.dispatchEvent(new Event('pagehide'));
  expect(action).toHaveBeenCalledTimes(1);
  jest.runAllTimers();
  expect(action).toHaveBeenCalledTimes(1);
});

test('called off, it never is', () => {
  const action = jest.fn();
  browserPorts.soon(action)();
  window.dispatchEvent(new Event('pagehide'));
  jest.runAllTimers();
  expect(action).not.toHaveBeenCalled();
});

const sourceOf = (byte: number) => ({
  getRandomValues: <T extends ArrayBufferView | null>(array: T): T => {
    if (array instanceof Uint8Array) array.fill(byte);
    return array;
  },
});

test.each([
  { says: 'all zeros', byte: 0, id: '00000000-0000-4000-8000-000000000000' },
  { says: 'all ones', byte: 255, id: 'ffffffff-ffff-4fff-bfff-ffffffffffff' },
])('an id of $says keeps version and variant', ({ byte, id }) => {
  expect(randomId(sourceOf(byte))).toBe(id);
});
