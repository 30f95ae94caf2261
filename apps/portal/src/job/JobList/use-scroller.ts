import { useMemo, useState } from 'react';
import type { ListProps } from 'react-window';
import { useMedia } from '@ablesbar/ui';

/**
 * Beside a job the rows scroll under the search, so that the job stays in sight. A low screen has no
 * room for that: there the search scrolls away with them. Alone on a phone the list scrolls with the page.
 */
export function useScroller() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const isBeside = useMedia('screen and (min-width: 640px)');
  const isLow = useMedia('(max-height: 479.98px)');
  const scrolling = useMemo(
    () => scrollingOf(element, { isBeside, isLow }),
    [element, isBeside, isLow],
  );
  return { element, setElement, isAlone: !isBeside, scrolling };
}

/** Told of another scroller, the list asks the browser where it stands after every drawing; its own is fast. */
function scrollingOf(
  element: HTMLElement | null,
  { isBeside, isLow }: { isBeside: boolean; isLow: boolean },
): Pick<ListProps<object>, 'scrollElement'> {
  if (!isBeside) return { scrollElement: 'window' };
  return isLow ? { scrollElement: element } : {};
}
