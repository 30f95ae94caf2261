import { act, renderHook } from '@testing-library/react';
import { type After, openCamera, useCamera } from './camera';

const neverAfter = () => () => undefined;
const failing = (name: string) => ({
  getUserMedia: () => Promise.reject(new DOMException('', name)),
});

test.each([
  { says: 'the person refuses', name: 'NotAllowedError', failure: 'denied' },
  { says: 'a policy refuses', name: 'SecurityError', failure: 'denied' },
  { says: 'the device has no camera', name: 'NotFoundError', failure: 'missing' },
  { says: 'another program uses the camera', name: 'NotReadableError', failure: 'unable' },
  { says: 'another failure', name: 'AbortError', failure: 'unable' },
])('$says: $failure', async ({ name, failure }) => {
  expect(await openCamera(failing(name))).toBe(failure);
});

test('a page without https has no camera', async () => {
  expect(await openCamera(undefined)).toBe('missing');
});

function aTrack(capabilities?: object, facingMode?: string) {
  const track = Object.assign(new EventTarget(), {
    stop: jest.fn(),
    getSettings: () => ({ facingMode }),
    applyConstraints: jest.fn(async (_: object) => undefined),
    ...(capabilities && { getCapabilities: () => capabilities }),
  });
  const stream = { getVideoTracks: () => [track], getTracks: () => [track] };
  const devices: Pick<MediaDevices, 'getUserMedia'> = {
    getUserMedia: jest.fn().mockResolvedValue(stream),
  };
  return { track, devices };
}

async function opened(devices: Pick<MediaDevices, 'getUserMedia'>) {
  const camera = await openCamera(devices);
  if (typeof camera === 'string') throw new Error(camera);
  return camera;
}

test.each([
  { says: 'a camera with a light', capabilities: { torch: true }, hasLight: true },
  { says: 'a camera without', capabilities: { torch: false }, hasLight: false },
  { says: 'a camera without this information', capabilities: {}, hasLight: false },
  { says: 'a browser without this information', capabilities: undefined, hasLight: false },
])('$says', async ({ capabilities, hasLight }) => {
  const { light } = await opened(aTrack(capabilities).devices);
  expect(light !== null).toBe(hasLight);
});

test.each([
  { says: 'the back of a phone', facingMode: 'environment', facesPerson: false },
  { says: 'the front of a phone', facingMode: 'user', facesPerson: true },
  { says: 'a laptop without this information', facingMode: undefined, facesPerson: true },
])('a camera faces the person: $says', async ({ facingMode, facesPerson }) => {
  expect(await opened(aTrack({}, facingMode).devices)).toMatchObject({ facesPerson });
});

test('the light can be switched on and off', async () => {
  const { track, devices } = aTrack({ torch: true });
  const { light } = await opened(devices);
  await light?.(true);
  expect(track.applyConstraints).toHaveBeenLastCalledWith({ advanced: [{ torch: true }] });
  await light?.(false);
  expect(track.applyConstraints).toHaveBeenLastCalledWith({ advanced: [{ torch: false }] });
});

test.each([
  { says: 'a camera that can', zoom: { min: 1, max: 8 }, factors: [2, 1] },
  { says: 'a camera that can only a little', zoom: { min: 1, max: 1.5 }, factors: [1.5, 1] },
  { says: 'a camera with one lens position', zoom: { min: 1, max: 1 }, factors: null },
  { says: 'a camera that cannot', zoom: undefined, factors: null },
])('comes closer: $says', async ({ zoom, factors }) => {
  const { track, devices } = aTrack({ zoom });
  const { closeUp } = await opened(devices);
  await closeUp?.(true);
  await closeUp?.(false);
  expect(closeUp && track.applyConstraints.mock.calls).toEqual(
    factors && factors.map((factor) => [{ advanced: [{ zoom: factor }] }]),
  );
});

test('stopping the camera ends its track, and the end of a track is reported', async () => {
  const { track, devices } = aTrack();
  const camera = await opened(devices);
  const ended = jest.fn();
  camera.onEnd(ended, neverAfter);
  track.dispatchEvent(new Event('ended'));
  expect(ended).toHaveBeenCalledTimes(1);
  camera.stop();
  expect(track.stop).toHaveBeenCalledTimes(1);
});

/** A browser that asks the user first; `answer` is the user's reply to the last question. */
function aBrowser() {
  const track = Object.assign(new EventTarget(), {
    stop: jest.fn(),
    getSettings: () => ({ facingMode: 'environment' }),
  });
  const stream = { getVideoTracks: () => [track], getTracks: () => [track] };
  let resolve: (stream: object) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const getUserMedia = jest.fn(
    () =>
      new Promise((yes, no) => {
        resolve = yes;
        reject = no;
      }),
  );
  Object.assign(navigator, { mediaDevices: { getUserMedia } });
  return {
    ...{ track, getUserMedia },
    allow: () => act(async () => resolve(stream)),
    deny: () => act(async () => reject(new DOMException('', 'NotAllowedError'))),
  };
}

const open = () =>
  renderHook(({ isWanted }) => useCamera(isWanted, neverAfter), {
    initialProps: { isWanted: true },
  });

test('no camera is requested without need', () => {
  const { getUserMedia } = aBrowser();
  renderHook(() => useCamera(false, neverAfter));
  expect(getUserMedia).not.toHaveBeenCalled();
});

test('a camera that does not answer is reported after 5 s, and runs as soon as it does', async () => {
  const after = jest.fn<() => void, Parameters<After>>(() => () => undefined);
  const { allow } = aBrowser();
  const { result } = renderHook(() => useCamera(true, after));
  const [ms, elapse] = after.mock.calls[0] ?? [];
  expect(ms).toBe(5000);
  act(() => elapse?.());
  expect(result.current.state.kind).toBe('silent');
  await allow();
  expect(result.current.state.kind).toBe('running');
});

test('the camera runs as long as it is needed', async () => {
  const { track, allow } = aBrowser();
  const { result, rerender } = open();
  expect(result.current.state.kind).toBe('starting');
  await allow();
  expect(result.current.state.kind).toBe('running');
  rerender({ isWanted: false });
  expect(track.stop).toHaveBeenCalledTimes(1);
  expect(result.current.state.kind).toBe('starting');
});

test('the camera stops if the dialog closes while the browser asks for permission', async () => {
  const { track, allow } = aBrowser();
  const { result, rerender } = open();
  rerender({ isWanted: false });
  await allow();
  expect(track.stop).toHaveBeenCalledTimes(1);
  expect(result.current.state.kind).toBe('starting');
});

test('no failure is reported if the dialog closes while the browser asks for permission', async () => {
  const { deny } = aBrowser();
  const { result, rerender } = open();
  rerender({ isWanted: false });
  await deny();
  expect(result.current.state.kind).toBe('starting');
});

test('a camera that stops by itself has failed; a denied one can be retried', async () => {
  const { track, allow, deny, getUserMedia } = aBrowser();
  const { result } = open();
  await allow();
  act(() => void track.dispatchEvent(new Event('ended')));
  expect(result.current.state.kind).toBe('unable');
  act(() => result.current.retry());
  await deny();
  expect(result.current.state.kind).toBe('denied');
  expect(getUserMedia).toHaveBeenCalledTimes(2);
});

test('the camera stops while the page is in the background, and comes back with it', async () => {
  const { track, allow, getUserMedia } = aBrowser();
  const { result } = open();
  await allow();
  const show = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  show('hidden');
  expect(track.stop).toHaveBeenCalledTimes(1);
  expect(result.current.state.kind).toBe('starting');
  show('visible');
  await allow();
  expect(result.current.state.kind).toBe('running');
  expect(getUserMedia).toHaveBeenCalledTimes(2);
});

test.each([
  { says: 'taken by another app is given up', isMuted: true, isHidden: false, is: 'unable' },
  { says: 'muted for a moment runs on', isMuted: false, isHidden: false, is: 'running' },
  {
    says: 'muted while the phone is locked comes back',
    isMuted: true,
    isHidden: true,
    is: 'starting',
  },
])('a camera that is $says', async ({ isMuted, isHidden, is }) => {
  const after = jest.fn<() => void, Parameters<After>>(() => () => undefined);
  const { track, allow } = aBrowser();
  const { result } = renderHook(() => useCamera(true, after));
  await allow();
  act(() => void track.dispatchEvent(new Event('mute')));
  expect(result.current.state.kind).toBe('running');
  if (isHidden) {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  }
  Object.assign(track, { muted: isMuted });
  const [ms, elapse] = after.mock.calls.at(-1) ?? [];
  expect(ms).toBe(500);
  act(() => elapse?.());
  expect(result.current.state.kind).toBe(is);
});
