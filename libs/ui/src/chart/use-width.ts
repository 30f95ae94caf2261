import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Before anything is measured, and where nothing can be. */
const USUAL = 640;

/** How wide an element really is: a picture drawn to it keeps its letters at their size. */
export function useWidth<E extends Element>(): readonly [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(USUAL);
  useLayoutEffect(() => {
    const measure = () => setWidth(Math.round(ref.current?.getBoundingClientRect().width || USUAL));
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return [ref, width];
}
