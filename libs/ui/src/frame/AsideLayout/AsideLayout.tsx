import type { ReactNode } from 'react';
import * as css from './AsideLayout.css';

/** A form with help beside it. The help is shown only on wide screens. */
export function AsideLayout({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={css.layout}>
      <div>{children}</div>
      <aside className={css.aside}>{aside}</aside>
    </div>
  );
}
