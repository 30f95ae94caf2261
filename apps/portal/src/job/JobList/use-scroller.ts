import { useState } from 'react';
import { useMedia } from '@ablesbar/ui';

/** Beside a job the list scrolls by itself, so that the job stays in sight; alone it scrolls with the page. */
export function useScroller() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const isBeside = useMedia('screen and (min-width: 640px)');
  const scroller: HTMLElement | 'window' | null = isBeside ? element : 'window';
  return { element, scroller, setElement };
}
