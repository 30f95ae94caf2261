import { useEffect, useState } from 'react';
import { useIsPageSeen } from './use-is-page-seen';

// TypeScript's DOM types do not know this yet.
declare global {
  interface MediaTrackCapabilities {
    readonly torch?: boolean;
    readonly zoom?: { readonly min: number; readonly max: number };
  }
  interface MediaTrackConstraintSet {
    torch?: boolean;
    zoom?: number;
  }
}

/** Calls the action later, and returns a function that calls it off: the app's clock. */
export type After = (ms: number, action: () => void) => () => void;

export interface Camera {
  readonly stream: MediaStream;
  /** The camera points at the user, like that of a laptop. */
  readonly facesPerson: boolean;
  /** Switches the camera's light; null if it has none. */
  readonly light: ((isOn: boolean) => Promise<void>) | null;
  /** Makes the picture twice as large, or as it was; null if the camera cannot. */
  readonly closeUp: ((isOn: boolean) => Promise<void>) | null;
  readonly stop: () => void;
  /**
   * Called when the camera gives no more pictures by itself: it was unplugged, its permission was
   * withdrawn, or another app has taken it.
   */
  readonly onEnd: (listener: () => void, after: After) => void;
}

/**
 * Not allowed by the user or by a policy; no camera; a camera that is in use or broken; or no answer
 * yet, perhaps because the browser still asks the user.
 */
export type CameraFailure = 'denied' | 'missing' | 'unable' | 'silent';

/** Opens the camera that points away from the user, if there are two. */
export async function openCamera(
  devices: Pick<MediaDevices, 'getUserMedia'> | undefined,
): Promise<Camera | CameraFailure> {
  // Browsers hide their cameras from unencrypted pages.
  if (devices === undefined) return 'missing';
  try {
    const stream = await devices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
      audio: false,
    });
    return cameraOf(stream);
  } catch (error) {
    return failureOf(error instanceof Error ? error.name : '');
  }
}

/** By then a page that is being hidden is hidden, and its camera closed. */
const MUTE_LIMIT_MS = 500;

function cameraOf(stream: MediaStream): Camera | CameraFailure {
  const [track] = stream.getVideoTracks();
  if (track === undefined) return 'missing';
  // Firefox does not report what a camera can do.
  const { torch, zoom } = track.getCapabilities?.() ?? {};
  return {
    stream,
    facesPerson: track.getSettings().facingMode !== 'environment',
    light: torch ? (isOn) => track.applyConstraints({ advanced: [{ torch: isOn }] }) : null,
    closeUp:
      zoom && zoom.max > zoom.min
        ? (isOn) => {
            const factor = isOn ? Math.min(2 * zoom.min, zoom.max) : zoom.min;
            return track.applyConstraints({ advanced: [{ zoom: factor }] });
          }
        : null,
    stop: () => stream.getTracks().forEach((each) => each.stop()),
    onEnd: (listener, after) => {
      track.addEventListener('ended', listener);
      // iOS takes the picture away without ending the track, and also shortly before it hides the page.
      track.addEventListener('mute', () => {
        after(MUTE_LIMIT_MS, () => {
          if (track.muted) listener();
        });
      });
    },
  };
}

function failureOf(name: string): CameraFailure {
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing';
    default:
      return 'unable';
  }
}

type CameraState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'running'; readonly camera: Camera }
  | { readonly kind: CameraFailure };

const ANSWER_LIMIT_MS = 5000;

/**
 * Opens the camera while it is wanted and the page is seen, and closes it right afterwards: a tab in
 * the background must not film.
 */
export function useCamera(
  isWanted: boolean,
  after: After,
): {
  readonly state: CameraState;
  readonly retry: () => void;
} {
  const [state, setState] = useState<CameraState>({ kind: 'starting' });
  const [attempt, setAttempt] = useState(0);
  const isSeen = useIsPageSeen();
  const isOn = isWanted && isSeen;

  useEffect(() => {
    if (!isOn) return;
    let isLeft = false;
    let stop: (() => void) | null = null;
    // A late answer still counts.
    const callOff = after(ANSWER_LIMIT_MS, () => setState({ kind: 'silent' }));
    void openCamera(navigator.mediaDevices).then((opened) => {
      callOff();
      if (typeof opened === 'string') {
        if (!isLeft) setState({ kind: opened });
        return;
      }
      // If the user leaves while the browser still asks, the camera must not run afterwards.
      if (isLeft) return opened.stop();
      stop = opened.stop;
      opened.onEnd(() => {
        // What the camera can do is decided anew by the next attempt.
        opened.stop();
        if (!isLeft) setState({ kind: 'unable' });
      }, after);
      setState({ kind: 'running', camera: opened });
    });
    return () => {
      isLeft = true;
      callOff();
      stop?.();
      setState({ kind: 'starting' });
    };
  }, [isOn, after, attempt]);

  return { state, retry: () => setAttempt(attempt + 1) };
}
