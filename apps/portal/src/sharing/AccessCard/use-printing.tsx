import { useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { stairwellNotices } from '@ablesbar/domain';
import { AccessCard, type CardAccess } from './AccessCard';
import { StairwellPage } from './StairwellPage';
import * as css from './AccessCard.css';

export interface Printing {
  readonly printCards: () => void;
  readonly printNotices: () => void;
  /** Visible only in print; the caller must render it while printing is possible. */
  readonly sheet: ReactNode;
}

/**
 * Prints the cards of some accesses, or the notices for their houses, without the rest of the page.
 */
export function usePrinting(accesses: readonly CardAccess[]): Printing {
  const [part, setPart] = useState<'cards' | 'notices'>('cards');
  const print = (wanted: 'cards' | 'notices') => {
    // window.print() prints the DOM of this moment, so the change must be rendered before.
    flushSync(() => setPart(wanted));
    window.print();
  };
  const notices = () => stairwellNotices(accesses.flatMap(({ jobs }) => jobs));
  return {
    printCards: () => print('cards'),
    printNotices: () => print('notices'),
    sheet: createPortal(
      <div className={css.sheet}>
        {part === 'cards'
          ? accesses.map((access) => <AccessCard key={access.login.token} {...access} />)
          : notices().map((notice) => <StairwellPage key={notice.house} {...notice} />)}
      </div>,
      document.body,
    ),
  };
}
