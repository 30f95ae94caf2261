import type { Page } from '@playwright/test';

/** What a page does with its camera, as far as a person or another app would notice. */
export interface WatchedCamera {
  /** What was asked of the camera, such as its light. */
  readonly asked: () => Promise<readonly unknown[]>;
  /** Of all cameras that were opened so far: 'live' or 'ended'. */
  readonly states: () => Promise<readonly string[]>;
  /** How many pictures were given to a worker. */
  readonly frames: () => Promise<number>;
  /** Another app takes the camera, as on an iPhone: the track goes on, and shows nothing. */
  readonly takeAway: () => Promise<void>;
}

interface Seen {
  readonly asked: unknown[];
  readonly tracks: MediaStreamTrack[];
  frames: number;
}

declare global {
  interface Window {
    seenCamera: Seen;
  }
}

/** Called before the page opens. The camera of the test browser gets a light. */
export async function watchCamera(page: Page): Promise<WatchedCamera> {
  await page.addInitScript(() => {
    const seen: Seen = { asked: [], tracks: [], frames: 0 };
    window.seenCamera = seen;
    const track = MediaStreamTrack.prototype;
    const abilities = Reflect.get(track, 'getCapabilities');
    track.getCapabilities = function capabilities() {
      return { ...abilities.call(this), torch: true };
    };
    track.applyConstraints = async (wanted) => {
      seen.asked.push(...(wanted?.advanced ?? []));
    };
    const devices = navigator.mediaDevices;
    const open = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      seen.tracks.push(...stream.getTracks());
      return stream;
    };
    const post = Reflect.get(Worker.prototype, 'postMessage');
    Worker.prototype.postMessage = function postMessage(...given: [unknown]) {
      seen.frames += 1;
      return Reflect.apply(post, this, given);
    };
  });
  return {
    asked: () => page.evaluate(() => window.seenCamera.asked),
    states: () => page.evaluate(() => window.seenCamera.tracks.map((track) => track.readyState)),
    frames: () => page.evaluate(() => window.seenCamera.frames),
    takeAway: () =>
      page.evaluate(() => {
        const track = window.seenCamera.tracks.at(-1);
        if (track === undefined) throw new Error('No camera was opened.');
        Object.defineProperty(track, 'muted', { value: true });
        track.dispatchEvent(new Event('mute'));
      }),
  };
}
