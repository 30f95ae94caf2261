import { useEffect, useState } from 'react';

// Some frames: by then the form stands and can be typed into.
const AFTER_THE_FORM_MS = 200;

/**
 * Whether there is room beside the form. False until the form has been painted, so that nothing else
 * is loaded before it, and on a phone, so that it never loads what it cannot show.
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
