import { useId, type ReactNode } from 'react';
import * as css from './Card.css';

export interface CardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One matter among others on a page that gathers several. */
export function Card({ title, children }: CardProps) {
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
