import { useEffect, useRef } from 'react';

/** Tells, after a wait, whether the user still sees the part of the page that began it. */
export function useIsShown(): () => boolean {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current;
}
