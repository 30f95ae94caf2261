import { useEffect, useState } from 'react';

/** The last answer, so that a button that was named by it has its name at once when it comes back. */
const answers = new WeakMap<MediaDevices, boolean>();

// Browsers hide their cameras from unencrypted pages, and some keep an empty property.
const devicesNow = (): MediaDevices | undefined => navigator.mediaDevices;

function lastAnswer(): boolean {
  const devices = devicesNow();
  return devices !== undefined && (answers.get(devices) ?? true);
}

/** False where there is no camera. Browsers say so without asking anybody. One that does not answer may have a camera. */
export function useHasCamera(): boolean {
  const [hasCamera, setHasCamera] = useState(lastAnswer);
  useEffect(() => {
    const devices = devicesNow();
    if (devices === undefined) return;
    let isLeft = false;
    const look = async () => {
      const found = await devices.enumerateDevices();
      const isThere = found.some(({ kind }) => kind === 'videoinput');
      answers.set(devices, isThere);
      if (!isLeft) setHasCamera(isThere);
    };
    const lookAgain = () => void look().catch(() => undefined);
    lookAgain();
    devices.addEventListener('devicechange', lookAgain);
    return () => {
      isLeft = true;
      devices.removeEventListener('devicechange', lookAgain);
    };
  }, []);
  return hasCamera;
}
