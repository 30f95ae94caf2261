import { type ReactNode, useLayoutEffect } from 'react';
import { MAIN_ID } from '../main-id';
import * as css from './SplitLayout.css';

export interface SplitLayoutProps {
  readonly sideLabel: string;
  readonly side: ReactNode;
  /** Below 640 px there is room for one of the two. */
  readonly narrowShows: 'side' | 'main';
  readonly children: ReactNode;
}

/** For the bar above it and the footer below. A :has() there would be asked again with every row that is drawn. */
function useWholeWidth(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['wholeWidth'] = '';
    return () => void delete root.dataset['wholeWidth'];
  }, []);
}

/** A list beside what was chosen from it. Both are the content: on a phone the list may be all of it. */
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
