import type { ReactNode } from 'react';
import { PlusIcon } from '../../primitives/icons/plus-icon';
import * as css from './UnlistedCard.css';

/** Stands among the meters of a list, for one that is missing there; the link around it takes `jobCardClass`. */
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
