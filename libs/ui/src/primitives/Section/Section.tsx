import { useId, type ReactNode } from 'react';
import * as css from './Section.css';

export interface SectionProps {
  readonly title: string;
  /** A short text or a button at the right of the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A section begins with a line; space separates the rest. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        {aside && <span className={css.aside}>{aside}</span>}
      </div>
      {children}
    </section>
  );
}
