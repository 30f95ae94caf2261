import { renderHook } from '@testing-library/react';
import { useCameraScan } from './use-camera-scan';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const NOTHING_YET = HTMLMediaElement.HAVE_METADATA;
const A_PICTURE = HTMLMediaElement.HAVE_CURRENT_DATA;

function aVideo(readyState: number): HTMLVideoElement {
  return Object.defineProperty(document.createElement('video'), 'readyState', {
    value: readyState,
  });
}

/** A reader that gives these answers in turn, and then finds no code. */
function looking(
  answers: readonly (() => Promise<readonly string[]>)[],
  readyState: number = A_PICTURE,
) {
  const left = [...answers];
  const readFrame = jest.fn(() => left.shift()?.() ?? Promise.resolve([]));
  const reader = { readFrame, searchPhoto: () => Promise.resolve([]), close: () => undefined };
  const told: string[] = [];
  const loaded: boolean[] = [];
  const { unmount } = renderHook(() =>
    useCameraScan(
      reader,
      aVideo(readyState),
      (texts) => told.push(...texts),
      (isLoaded) => loaded.push(isLoaded),
    ),
  );
  return { readFrame, told, loaded, unmount };
}

test('reads a frame every 200 ms and reports every code', async () => {
  const { readFrame, told } = looking([
    async () => ['first'],
    async () => [],
    async () => ['second'],
  ]);
  await jest.advanceTimersByTimeAsync(199);
  expect(readFrame).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['first']);
  await jest.advanceTimersByTimeAsync(199);
  expect(readFrame).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(201);
  expect(readFrame).toHaveBeenCalledTimes(3);
  expect(told).toEqual(['first', 'second']);
});

test('does not read a frame before the last one is finished', async () => {
  let answer: (texts: readonly string[]) => void = () => undefined;
  const { readFrame, told } = looking([() => new Promise((resolve) => (answer = resolve))]);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(readFrame).toHaveBeenCalledTimes(1);
  answer(['late']);
  await jest.advanceTimersByTimeAsync(200);
  expect(told).toEqual(['late']);
  expect(readFrame).toHaveBeenCalledTimes(2);
});

test('retries a reader that could not be loaded, and says so', async () => {
  const { told, loaded } = looking([
    () => Promise.reject(new Error('no network')),
    async () => ['found'],
  ]);
  await jest.advanceTimersByTimeAsync(400);
  expect(told).toEqual(['found']);
  expect(loaded).toEqual([false, true]);
});

test('waits until the camera has a picture', async () => {
  const { readFrame } = looking([], NOTHING_YET);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(readFrame).not.toHaveBeenCalled();
});

test('an unmounted scan reports nothing and reads no more frames', async () => {
  let answer: (texts: readonly string[]) => void = () => undefined;
  const { readFrame, told, unmount } = looking([
    () => new Promise((resolve) => (answer = resolve)),
  ]);
  await jest.advanceTimersByTimeAsync(200);
  unmount();
  answer(['late']);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(told).toEqual([]);
  expect(readFrame).toHaveBeenCalledTimes(1);
});

test('unmounting between two frames ends the scan', async () => {
  const { readFrame, unmount } = looking([]);
  await jest.advanceTimersByTimeAsync(300);
  unmount();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(readFrame).toHaveBeenCalledTimes(1);
});

test('reads no frame without a running camera', async () => {
  const readFrame = jest.fn(async () => []);
  const reader = { readFrame, searchPhoto: readFrame, close: () => undefined };
  renderHook(() => useCameraScan(reader, null, () => undefined));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(readFrame).not.toHaveBeenCalled();
});
