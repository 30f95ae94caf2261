import type { MouseEvent } from 'react';
import * as css from './OpenList.css';

export interface OpenEntry {
  /** The id of the field that the entry leads to; null if the user cannot solve the problem in a field. */
  readonly target: string | null;
  readonly words: string;
}

export interface OpenListProps {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly OpenEntry[];
  /** Called if the field of an entry is not on this screen. */
  readonly onElsewhere?: () => void;
}

/** Shown beside a disabled button. It leads to every field that still keeps the button disabled. */
export function OpenList({ id, title, entries, onElsewhere }: OpenListProps) {
  if (entries.length === 0) return null;
  return (
    <div className={css.box} id={id}>
      <p className={css.title}>{title}</p>
      <ul>
        {entries.map(({ target, words }) => (
          <li key={`${target ?? ''} ${words}`}>
            {target === null ? (
              <span className={css.entry}>{words}</span>
            ) : (
              <a
                className={css.entry}
                href={`#${target}`}
                onClick={(event) => {
                  if (!focusTarget(event)) onElsewhere?.();
                }}
              >
                {words}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * A fragment link alone would scroll to the field, but not put the cursor into it. Returns whether
 * there is a field.
 */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): boolean {
  event.preventDefault();
  const { currentTarget } = event;
  const root = currentTarget.getRootNode();
  // In the embedded element the field is in the same shadow root.
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false;
  const field = root.getElementById(currentTarget.hash.slice(1));
  // In a closed line the field could not take the focus.
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
  return field !== null;
}
