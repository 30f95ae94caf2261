import { useEffect, useRef, type ReactNode } from 'react';
import { useHeadingLevel } from './heading-level';

// The browser announces the first screen of a page, so only later screens take the focus.
// Each embedded element is counted separately: its first screen must not take the focus either.
const hadScreen = new WeakSet<Node>();

/**
 * The only h1. It takes the focus on a new screen, so that users of screen readers hear where they are, and
 * sighted users do not start half-way down the new screen.
 */
export function ScreenTitle({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  const level = useHeadingLevel('h1');
  useEffect(() => {
    const title = ref.current;
    if (title === null || !isShown(title)) return;
    const root = title.getRootNode();
    if (hadScreen.has(root)) title.focus();
    hadScreen.add(root);
  }, []);
  return (
    <h1 ref={ref} tabIndex={-1} {...level}>
      {children}
    </h1>
  );
}

/**
 * A title that only another width shows does not count as a screen. Older browsers cannot tell. While
 * a style sheet loads, Safari says that a new title is not shown, unless its position is asked first.
 */
function isShown(title: Element): boolean {
  title.getClientRects();
  return !('checkVisibility' in title) || title.checkVisibility();
}
