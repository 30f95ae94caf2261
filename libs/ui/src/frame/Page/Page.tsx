import type { ReactNode } from 'react';
import { MAIN_ID } from '../main-id';
import * as css from './Page.css';

export function Page({ children }: { children: ReactNode }) {
  return (
    <main id={MAIN_ID} className={css.page}>
      {children}
    </main>
  );
}
