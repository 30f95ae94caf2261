import { afterFirstScreen } from './after-first-screen';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

const loaded = (readyState: DocumentReadyState) =>
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);

test('in a browser without idle callbacks it begins 200 ms after the page has loaded', () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  loaded('complete');
  const work = jest.fn();
  afterFirstScreen(work);
  jest.advanceTimersByTime(199);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
});

test('else when the browser has nothing better to do, and 2 s later at the latest', () => {
  const requestIdleCallback = jest.fn();
  Object.assign(window, { requestIdleCallback });
  loaded('complete');
  const work = jest.fn();
  afterFirstScreen(work);
  jest.advanceTimersByTime(10_000);
  expect(work).not.toHaveBeenCalled();
  expect(requestIdleCallback.mock.calls).toEqual([[work, { timeout: 2000 }]]);
});

test('a page that still loads is waited for, and loads once', () => {
  const requestIdleCallback = jest.fn();
  Object.assign(window, { requestIdleCallback });
  loaded('interactive');
  afterFirstScreen(jest.fn());
  expect(requestIdleCallback).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  window.dispatchEvent(new Event('load'));
  expect(requestIdleCallback).toHaveBeenCalledTimes(1);
});
