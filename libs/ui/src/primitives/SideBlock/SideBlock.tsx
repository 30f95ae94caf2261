import { useId, type ReactNode } from 'react';
import { useHeadingLevel } from '../ScreenTitle/heading-level';
import * as css from './SideBlock.css';

/** A block beside the content: help, contact, or another way to do the same. */
export function SideBlock({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const level = useHeadingLevel('h2');
  return (
    <section className={css.block} aria-labelledby={id}>
      <h2 className={css.title} id={id} {...level}>
        {title}
      </h2>
      {children}
    </section>
  );
}
