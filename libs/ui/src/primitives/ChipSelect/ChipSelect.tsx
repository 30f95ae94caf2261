import { DownIcon } from '../icons/frame-icons';
import * as css from './ChipSelect.css';

export interface ChipSelectProps {
  readonly label: string;
  /** The words for no choice, for example 'All buildings'. */
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Null: all. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** A chip for a choice among many: the system's own list opens from it. */
export function ChipSelect({ label, all, options, value, onChange }: ChipSelectProps) {
  return (
    <span className={css.frame}>
      <select
        aria-label={label}
        className={css.select[value === null ? 'all' : 'chosen']}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={css.arrow}>
        <DownIcon size={20} />
      </span>
    </span>
  );
}
