import { useId, type ReactNode } from 'react';
import { FieldProblem } from '../Field/Field';
import * as css from './check.css';

export interface CheckboxProps {
  /** Given if a link or other code outside has to find the box. */
  readonly inputId?: string;
  /** May hold a link. */
  readonly label: ReactNode;
  readonly hint?: string;
  readonly problem?: string | undefined;
  readonly checked: boolean;
  /** It cannot be changed at present, but keeps the focus. */
  readonly readOnly?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** For consent and similar choices. A choice that takes effect at once is a Switch. */
export function Checkbox(props: CheckboxProps) {
  const { inputId, label, hint, problem, checked, readOnly = false, onChange } = props;
  const ownId = useId();
  const problemId = `${inputId ?? ownId}-problem`;
  return (
    <div>
      <label className={css.row}>
        <input
          id={inputId}
          type="checkbox"
          className={css.box}
          checked={checked}
          aria-readonly={readOnly || undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
          onChange={(event) => readOnly || onChange(event.target.checked)}
        />
        <span>
          {label}
          {hint && <span className={css.hint}>{hint}</span>}
        </span>
      </label>
      <FieldProblem id={problemId} problem={problem} />
    </div>
  );
}
