import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Used before the first measurement, and if the element has no width. */
const USUAL = 640;

/** The real width of an element. A picture drawn at this width keeps the size of its text. */
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
