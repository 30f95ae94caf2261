import type { ReactNode } from 'react';
import * as css from './LabelledValues.css';

export interface LabelledValue {
  readonly label: string;
  readonly value: ReactNode;
}

/** Caption left, value right. */
export function LabelledValues({ items }: { items: readonly LabelledValue[] }) {
  return (
    <dl>
      {items.map(({ label, value }, n) => (
        <div key={n} className={css.pair}>
          <dt className={css.caption}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
