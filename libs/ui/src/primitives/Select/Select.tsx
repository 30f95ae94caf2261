import { Field, type FieldWords } from '../Field/Field';
import { DownIcon } from '../icons/frame-icons';
import * as css from './Select.css';

export interface SelectProps extends FieldWords {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The system's own selection list. */
export function Select({ options, value, onChange, ...words }: SelectProps) {
  return (
    <Field {...words}>
      {(control) => (
        <span className={css.frame}>
          <select
            {...control}
            className={`${control.className} ${css.select}`}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={css.arrow}>
            <DownIcon />
          </span>
        </span>
      )}
    </Field>
  );
}
