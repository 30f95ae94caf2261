import type { ReactNode } from 'react';
import { MAIN_ID } from '../main-id';
import * as css from './SplitLayout.css';

export interface SplitLayoutProps {
  readonly sideLabel: string;
  readonly side: ReactNode;
  /** Below 640 px there is room for one of the two. */
  readonly narrowShows: 'side' | 'main';
  readonly children: ReactNode;
}

/** A list beside what was chosen from it. Both are the content: on a phone the list may be all of it. */
export function SplitLayout({ sideLabel, side, narrowShows, children }: SplitLayoutProps) {
  return (
    <main id={MAIN_ID} className={css.split} data-whole-width="">
      <nav className={css.side[narrowShows]} aria-label={sideLabel}>
        {side}
      </nav>
      <div className={css.content[narrowShows]}>{children}</div>
    </main>
  );
}
