import type { ReactNode } from 'react';
import { PlusIcon } from '../../primitives/icons/frame-icons';
import * as css from './UnlistedCard.css';

/** An entry in a list of meters for a meter that is missing there. Its link has the class `jobCardClass`. */
export function UnlistedCard({ children }: { children: ReactNode }) {
  return (
    <>
      <span className={css.cell}>
        <PlusIcon />
      </span>
      <span className={css.words}>{children}</span>
    </>
  );
}
