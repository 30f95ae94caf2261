import { act, renderHook } from '@testing-library/react';
import { createFakeClock } from '@ablesbar/offline-queue/testing';
import { openCamera, useCamera } from './camera';

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
    applyConstraints: jest.fn(async () => undefined),
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

test('stopping the camera ends its track, and the end of a track is reported', async () => {
  const { track, devices } = aTrack();
  const camera = await opened(devices);
  const ended = jest.fn();
  camera.onEnd(ended);
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
  const clock = createFakeClock();
  const { allow } = aBrowser();
  const { result } = renderHook(() => useCamera(true, clock.after));
  await act(() => clock.elapse(5000));
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
