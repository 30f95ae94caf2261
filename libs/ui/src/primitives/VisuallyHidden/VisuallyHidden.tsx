import type { ReactNode } from 'react';
import * as css from './VisuallyHidden.css';

/** Words only for screen readers. Sighted users get the same information in another way. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>;
}
