import { useEffect, useState } from 'react';

/**
 * False where there is no camera. Browsers say so without asking anybody, and hide their cameras from
 * unencrypted pages. One that does not answer may have a camera.
 */
export function useHasCamera(): boolean {
  const [hasCamera, setHasCamera] = useState('mediaDevices' in navigator);
  useEffect(() => {
    if (!('mediaDevices' in navigator)) return;
    const { mediaDevices } = navigator;
    let isLeft = false;
    const look = async () => {
      const devices = await mediaDevices.enumerateDevices();
      if (!isLeft) setHasCamera(devices.some(({ kind }) => kind === 'videoinput'));
    };
    const lookAgain = () => void look().catch(() => undefined);
    lookAgain();
    mediaDevices.addEventListener('devicechange', lookAgain);
    return () => {
      isLeft = true;
      mediaDevices.removeEventListener('devicechange', lookAgain);
    };
  }, []);
  return hasCamera;
}
