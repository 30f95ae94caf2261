import { useId } from 'react';
import { hint as hintClass } from '../Checkbox/check.css';
import * as css from './Switch.css';

export interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A choice that takes effect at once. */
export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const hintId = useId();
  return (
    <label className={css.row}>
      <span>
        {label}
        {hint && (
          <span className={hintClass} id={hintId} aria-hidden="true">
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={css.track}
        checked={checked}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
