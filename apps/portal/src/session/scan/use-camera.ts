import { useEffect, useState } from 'react';
import { type Camera, type CameraFailure, openCamera } from './open-camera';

export type CameraState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'running'; readonly camera: Camera }
  | { readonly kind: CameraFailure };

/** Opens the camera while it is wanted, and closes it right afterwards. */
export function useCamera(isWanted: boolean): {
  readonly state: CameraState;
  readonly retry: () => void;
} {
  const [state, setState] = useState<CameraState>({ kind: 'starting' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    let stop: (() => void) | null = null;
    void openCamera(navigator.mediaDevices).then((opened) => {
      if (typeof opened === 'string') {
        if (!isLeft) setState({ kind: opened });
        return;
      }
      // If the user leaves while the browser still asks, the camera must not run afterwards.
      if (isLeft) return opened.stop();
      stop = opened.stop;
      opened.onEnd(() => setState({ kind: 'unable' }));
      setState({ kind: 'running', camera: opened });
    });
    return () => {
      isLeft = true;
      stop?.();
      setState({ kind: 'starting' });
    };
  }, [isWanted, attempt]);

  return { state, retry: () => setAttempt(attempt + 1) };
}
