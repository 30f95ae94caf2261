import type { ReactNode } from 'react';
import * as css from './FieldGrid.css';

export interface GridField {
  readonly id: string;
  /** How many of the six columns the field takes. */
  readonly span: 2 | 3 | 4 | 6;
  readonly field: ReactNode;
}

/** Fields on six columns, so that an address looks like an address. */
export function FieldGrid({ fields }: { fields: readonly GridField[] }) {
  return (
    <div className={css.grid}>
      {fields.map(({ id, span, field }) => (
        <div key={id} className={css.span[span]}>
          {field}
        </div>
      ))}
    </div>
  );
}
