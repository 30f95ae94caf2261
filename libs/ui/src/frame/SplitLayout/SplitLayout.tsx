import { type ReactNode, useLayoutEffect } from 'react';
import { MAIN_ID } from '../main-id';
import * as css from './SplitLayout.css';

export interface SplitLayoutProps {
  readonly sideLabel: string;
  readonly side: ReactNode;
  /** Which of the two is shown below 640 px. */
  readonly narrowShows: 'side' | 'main';
  readonly children: ReactNode;
}

/**
 * Tells the bar above and the footer below to use the whole width. The browser would check a `:has()` in
 * their styles again for every row that is rendered.
 */
function useWholeWidth(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['wholeWidth'] = '';
    return () => void delete root.dataset['wholeWidth'];
  }, []);
}

/** A list beside the chosen item. Both are in `main`, because on a phone the list may be the only content. */
export function SplitLayout({ sideLabel, side, narrowShows, children }: SplitLayoutProps) {
  useWholeWidth();
  return (
    <main id={MAIN_ID} className={css.split}>
      <nav className={css.side[narrowShows]} aria-label={sideLabel}>
        {side}
      </nav>
      <div className={css.content[narrowShows]}>{children}</div>
    </main>
  );
}
