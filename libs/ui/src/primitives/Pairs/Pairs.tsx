import type { ReactNode } from 'react';
import * as css from './Pairs.css';

export interface Pair {
  readonly label: string;
  readonly value: ReactNode;
}

/** Caption left, value right. */
export function Pairs({ items }: { items: readonly Pair[] }) {
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
