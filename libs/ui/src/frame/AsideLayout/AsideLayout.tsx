import type { ReactNode } from 'react';
import * as css from './AsideLayout.css';

/** A form and what helps with it; the help is for screens that have room for it. */
export function AsideLayout({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={css.layout}>
      <div>{children}</div>
      <aside className={css.aside}>{aside}</aside>
    </div>
  );
}
