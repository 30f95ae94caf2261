import { useMemo, useState } from 'react';
import type { ListProps } from 'react-window';
import { useMedia } from '@ablesbar/ui';

/**
 * Next to a job the rows scroll below the search, so that the job stays in view. A low screen has
 * no room for that: there the search scrolls away too. On a phone the list scrolls with the page.
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

/**
 * With another scroller, the list asks the browser for its position after every render; its own
 * scroller is fast.
 */
function scrollingOf(
  element: HTMLElement | null,
  { isBeside, isLow }: { isBeside: boolean; isLow: boolean },
): Pick<ListProps<object>, 'scrollElement'> {
  if (!isBeside) return { scrollElement: 'window' };
  return isLow ? { scrollElement: element } : {};
}
