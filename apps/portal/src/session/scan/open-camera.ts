// What the types of the browser do not know yet.
declare global {
  interface MediaTrackCapabilities {
    readonly torch?: boolean;
  }
  interface MediaTrackConstraintSet {
    torch?: boolean;
  }
}

export interface Camera {
  readonly stream: MediaStream;
  /** It does not look away from the person, as those of a laptop. */
  readonly facesPerson: boolean;
  /** Switches its light; null where it has none. */
  readonly light: ((isOn: boolean) => Promise<void>) | null;
  readonly stop: () => void;
  /** Told when it ends by itself: unplugged, or forbidden while it ran. */
  readonly onEnd: (listener: () => void) => void;
}

/** Not allowed by the person or the house; not there; there, but taken or broken. */
export type CameraFailure = 'denied' | 'missing' | 'unable';

/** The camera that looks away from the person, where there are two. */
export async function openCamera(
  devices: Pick<MediaDevices, 'getUserMedia'> | undefined,
): Promise<Camera | CameraFailure> {
  // Browsers hide their cameras from pages that came unencrypted.
  if (devices === undefined) return 'missing';
  try {
    const stream = await devices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
      audio: false,
    });
    return cameraOf(stream);
  } catch (error) {
    return failureOf(error instanceof Error ? error.name : '');
  }
}

function cameraOf(stream: MediaStream): Camera | CameraFailure {
  const [track] = stream.getVideoTracks();
  if (track === undefined) return 'missing';
  // Firefox does not say what a camera can do.
  const hasLight = track.getCapabilities?.().torch === true;
  return {
    stream,
    facesPerson: track.getSettings().facingMode !== 'environment',
    light: hasLight ? (isOn) => track.applyConstraints({ advanced: [{ torch: isOn }] }) : null,
    stop: () => stream.getTracks().forEach((each) => each.stop()),
    onEnd: (listener) => track.addEventListener('ended', listener),
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
