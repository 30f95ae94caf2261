import { useId } from 'react';
import * as check from '../Checkbox/check.css';
import { FieldProblem } from '../Field/Field';

export interface RadioOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string | undefined;
}

export interface RadioListProps {
  readonly legend: string;
  readonly options: readonly RadioOption[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly problem?: string | undefined;
  /** The id of the first answer, so that a link can lead to it. */
  readonly inputId?: string;
}

/** The user chooses one of a few answers. Each answer can have a hint. */
export function RadioList(props: RadioListProps) {
  const { legend, options, value, onChange, problem, inputId } = props;
  const name = useId();
  return (
    <fieldset aria-describedby={problem ? `${name}-problem` : undefined}>
      <legend className={check.legend}>{legend}</legend>
      {options.map((option, n) => (
        <div key={option.value}>
          <label className={check.row}>
            <input
              type="radio"
              id={n === 0 ? inputId : undefined}
              className={check.radio}
              name={name}
              checked={option.value === value}
              aria-describedby={option.hint ? `${name}-${n}` : undefined}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.hint && (
                <span className={check.hint} id={`${name}-${n}`} aria-hidden="true">
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        </div>
      ))}
      <FieldProblem id={`${name}-problem`} problem={problem} />
    </fieldset>
  );
}
