import { act, renderHook } from '@testing-library/react';
import { NO_DIGITS, useDigits } from './use-digits';

jest.mock('../../camera/video-picture', () => ({
  drawPart: () => ({
    canvas: { width: 80, height: 64 },
    getImageData: () => ({ data: new Uint8ClampedArray(4) }),
  }),
}));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function reading() {
  const postMessage = jest.fn<void, [object]>();
  const terminate = jest.fn();
  const events = { onmessage: null, onmessageerror: null, onerror: null };
  const worker: Worker = Object.assign(new EventTarget(), { ...events, postMessage, terminate });
  const video = document.createElement('video');
  Object.defineProperty(video, 'videoWidth', { value: 640 });
  const frame = { current: document.createElement('div') };
  const known = { lastValue: 12, usualRise: 3 };
  const setup = { shape: { preDecimals: 1, postDecimals: 1 }, known, startReader: () => worker };
  const { result, unmount } = renderHook(() => useDigits(video, frame, setup));
  const answer = (data: readonly (number | null)[]) =>
    act(() => void worker.dispatchEvent(new MessageEvent('message', { data })));
  const fail = () => act(() => void worker.dispatchEvent(new Event('error')));
  return { result, unmount, answer, fail, postMessage, terminate };
}

test('a frame is read when the one before is done', () => {
  const { result, unmount, answer, postMessage, terminate } = reading();
  jest.advanceTimersByTime(1000);
  expect(postMessage).toHaveBeenCalledTimes(1);
  expect(postMessage.mock.calls[0]?.[0]).toMatchObject({
    boxes: [
      { left: 0, top: 0, width: 40, height: 64 },
      { left: 40, top: 0, width: 40, height: 64 },
    ],
    known: { lastValue: 12, usualRise: 3 },
  });
  answer([4, null]);
  expect(result.current).toEqual([4, null]);
  jest.advanceTimersByTime(125);
  expect(postMessage).toHaveBeenCalledTimes(2);
  unmount();
  expect(terminate).toHaveBeenCalled();
});

test('a worker that breaks ends, and its digits go', () => {
  const { result, answer, fail, postMessage, terminate } = reading();
  answer([4, 2]);
  fail();
  expect(result.current).toBe(NO_DIGITS);
  expect(terminate).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1000);
  expect(postMessage).not.toHaveBeenCalled();
});
