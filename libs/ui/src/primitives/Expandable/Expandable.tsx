import { useState, type ReactNode } from 'react';
import { DownIcon } from '../icons/frame-icons';
import * as css from './Expandable.css';

export interface ExpandableProps {
  readonly summary: ReactNode;
  /** Rendered when the user first opens it, because it may be long. */
  readonly children: ReactNode;
}

/** One line that opens the content below it. */
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
