import { browserPorts } from './ports';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('soon is behind what goes on now, and once', () => {
  const action = jest.fn();
  browserPorts.soon(action);
  expect(action).not.toHaveBeenCalled();
  jest.runAllTimers();
  window.dispatchEvent(new Event('pagehide'));
  expect(action).toHaveBeenCalledTimes(1);
});

test('a page that goes does not wait', () => {
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
