import { useEffect, useState } from 'react';

// A few frames: by then the form is painted and accepts input.
const AFTER_THE_FORM_MS = 200;

/**
 * Whether there is room beside the form. False until the form is painted, so that nothing else
 * loads before it. False on a phone, so that a phone never loads what it cannot show.
 */
export function useRoomBeside(): boolean {
  const [hasRoom, setHasRoom] = useState(false);
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 1024px)');
    const look = () => setHasRoom(wide.matches);
    wide.addEventListener('change', look);
    const timer = setTimeout(look, AFTER_THE_FORM_MS);
    return () => {
      wide.removeEventListener('change', look);
      clearTimeout(timer);
    };
  }, []);
  return hasRoom;
}
