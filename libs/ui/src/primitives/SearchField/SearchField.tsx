import type { KeyboardEvent } from 'react';
import { SearchIcon } from '../icons/action-icons';
import * as css from './SearchField.css';

export interface SearchFieldProps {
  /** For screen readers; sighted users see the icon. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** For keys that lead from the field to the results. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** The id of a line that says what can be searched for. */
  readonly describedBy?: string;
}

export function SearchField({ label, value, onChange, onKeyDown, describedBy }: SearchFieldProps) {
  return (
    <span className={css.search}>
      <span className={css.sign}>
        <SearchIcon />
      </span>
      <input
        className={css.field}
        type="search"
        aria-label={label}
        aria-describedby={describedBy}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
      />
    </span>
  );
}
