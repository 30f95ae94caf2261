import { act, renderHook } from '@testing-library/react';
import { useHasCamera } from './use-has-camera';

/** A browser that names these devices, one list after the other. */
function aBrowser(...lists: readonly (() => Promise<readonly { kind: string }[]>)[]) {
  const left = [...lists];
  const mediaDevices = Object.assign(new EventTarget(), {
    enumerateDevices: () => left.shift()?.() ?? Promise.resolve([]),
  });
  Object.assign(navigator, { mediaDevices });
  return mediaDevices;
}

const microphone = { kind: 'audioinput' };
const camera = { kind: 'videoinput' };

test.each([
  { says: 'a camera', names: async () => [microphone, camera], is: true },
  { says: 'a microphone alone', names: async () => [microphone], is: false },
  { says: 'nothing', names: async () => [], is: false },
  { says: 'no answer', names: () => Promise.reject(new Error()), is: true },
])('a browser that names $says', async ({ names, is }) => {
  aBrowser(names);
  const { result } = await act(async () => renderHook(useHasCamera));
  expect(result.current).toBe(is);
});

test('a camera that is plugged in later counts', async () => {
  const devices = aBrowser(
    async () => [],
    async () => [camera],
  );
  const { result } = await act(async () => renderHook(useHasCamera));
  expect(result.current).toBe(false);
  await act(async () => void devices.dispatchEvent(new Event('devicechange')));
  expect(result.current).toBe(true);
});

test('what was answered before counts until the next answer', async () => {
  const silent = () => new Promise<never>(() => undefined);
  aBrowser(async () => [microphone], silent);
  const { unmount } = await act(async () => renderHook(useHasCamera));
  unmount();
  expect(renderHook(useHasCamera).result.current).toBe(false);
});

test.each([
  {
    says: 'has no list of devices',
    leave: () => Reflect.deleteProperty(navigator, 'mediaDevices'),
  },
  { says: 'has an empty one', leave: () => Object.assign(navigator, { mediaDevices: undefined }) },
])('an unencrypted page that $says has no camera', ({ leave }) => {
  leave();
  expect(renderHook(useHasCamera).result.current).toBe(false);
});
