import { useEffect, useRef, type ReactNode } from 'react';

// The page's own first screen is announced by the browser; only what comes after it takes the focus.
let isFirstScreen = true;

/**
 * The one h1. A new screen takes the focus here, so that those who listen hear where they are, and
 * those who look do not stand half-way down the page they came from.
 */
export function ScreenTitle({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirstScreen) ref.current?.focus();
    isFirstScreen = false;
  }, []);
  return (
    <h1 ref={ref} tabIndex={-1}>
      {children}
    </h1>
  );
}
