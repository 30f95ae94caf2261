import { openCamera } from './open-camera';

const failing = (name: string) => ({
  getUserMedia: () => Promise.reject(new DOMException('', name)),
});

test.each([
  { says: 'the person said no', name: 'NotAllowedError', failure: 'denied' },
  { says: 'the house says no', name: 'SecurityError', failure: 'denied' },
  { says: 'there is none', name: 'NotFoundError', failure: 'missing' },
  { says: 'another program has it', name: 'NotReadableError', failure: 'unable' },
  { says: 'it failed for a reason of its own', name: 'AbortError', failure: 'unable' },
])('$says: $failure', async ({ name, failure }) => {
  expect(await openCamera(failing(name))).toBe(failure);
});

test('a page that came unencrypted sees no camera', async () => {
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
  { says: 'a camera that says nothing of it', capabilities: {}, hasLight: false },
  { says: 'a browser that says nothing at all', capabilities: undefined, hasLight: false },
])('$says', async ({ capabilities, hasLight }) => {
  const { light } = await opened(aTrack(capabilities).devices);
  expect(light !== null).toBe(hasLight);
});

test.each([
  { says: 'the back of a phone', facingMode: 'environment', facesPerson: false },
  { says: 'the front of a phone', facingMode: 'user', facesPerson: true },
  { says: 'a laptop, which does not say it', facingMode: undefined, facesPerson: true },
])('looks at the person: $says', async ({ facingMode, facesPerson }) => {
  expect(await opened(aTrack({}, facingMode).devices)).toMatchObject({ facesPerson });
});

test('the light goes on and off', async () => {
  const { track, devices } = aTrack({ torch: true });
  const { light } = await opened(devices);
  await light?.(true);
  expect(track.applyConstraints).toHaveBeenLastCalledWith({ advanced: [{ torch: true }] });
  await light?.(false);
  expect(track.applyConstraints).toHaveBeenLastCalledWith({ advanced: [{ torch: false }] });
});

test('stopping it puts the light of the camera out, and its end is told', async () => {
  const { track, devices } = aTrack();
  const camera = await opened(devices);
  const ended = jest.fn();
  camera.onEnd(ended);
  track.dispatchEvent(new Event('ended'));
  expect(ended).toHaveBeenCalledTimes(1);
  camera.stop();
  expect(track.stop).toHaveBeenCalledTimes(1);
});
