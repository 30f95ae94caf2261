import { useId, type ReactNode } from 'react';
import { formatNumber } from '@ablesbar/i18n';
import { useTexts } from '../../texts/use-texts';
import * as css from './ListGroup.css';

export interface ListGroupProps {
  readonly title: string;
  readonly count: number;
  /** Items of a list. */
  readonly children: ReactNode;
}

/** A part of a long list, with its name and the number of its items. */
export function ListGroup({ title, count, children }: ListGroupProps) {
  const { language } = useTexts();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className={css.head}>
        <span id={id}>{title}</span>
        <span className={css.count}>{formatNumber(count, language)}</span>
      </h2>
      <ul aria-labelledby={id}>{children}</ul>
    </section>
  );
}
