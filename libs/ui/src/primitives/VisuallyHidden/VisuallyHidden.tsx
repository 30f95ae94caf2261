import type { ReactNode } from 'react';
import * as css from './VisuallyHidden.css';

/** Words for those who listen, where those who look see them otherwise. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>;
}
