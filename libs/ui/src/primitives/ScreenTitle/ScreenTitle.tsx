import { useEffect, useRef, type ReactNode } from 'react';

// The page's own first screen is announced by the browser; only what comes after it takes the focus.
// Each element embedded in a page counts for itself: its own first screen must not take the focus either.
const hadScreen = new WeakSet<Node>();

/**
 * The one h1. A new screen takes the focus here, so that those who listen hear where they are, and
 * those who look do not stand half-way down the page they came from.
 */
export function ScreenTitle({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const title = ref.current;
    if (title === null || !isShown(title)) return;
    const root = title.getRootNode();
    if (hadScreen.has(root)) title.focus();
    hadScreen.add(root);
  }, []);
  return (
    <h1 ref={ref} tabIndex={-1}>
      {children}
    </h1>
  );
}

/** The title that another width shows is no screen before this one. Older browsers cannot tell. */
function isShown(title: Element): boolean {
  return !('checkVisibility' in title) || title.checkVisibility();
}
