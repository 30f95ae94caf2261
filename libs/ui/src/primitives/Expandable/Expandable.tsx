import { useState, type ReactNode } from 'react';
import { DownIcon } from '../icons/down-icon';
import * as css from './Expandable.css';

export interface ExpandableProps {
  readonly summary: ReactNode;
  /** Drawn when it is first asked for: it may be long. */
  readonly children: ReactNode;
}

/** One line that opens what stands behind it. */
export function Expandable({ summary, children }: ExpandableProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      className={css.details}
      onToggle={(event) => setWasOpened(wasOpened || event.currentTarget.open)}
    >
      <summary className={css.summary}>
        <span className={css.sign}>
          <DownIcon size={20} />
        </span>
        {summary}
      </summary>
      {wasOpened && children}
    </details>
  );
}
