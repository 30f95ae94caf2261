import { useState } from 'react';
import { Field, type FieldWords } from '../Field/Field';
import { IconButton } from '../IconButton/IconButton';
import { EyeIcon } from '../icons/frame-icons';
import * as css from './PasswordField.css';

export interface PasswordFieldProps extends FieldWords {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly showLabel: string;
  readonly hideLabel: string;
  /** Given if other code outside has to find the field. */
  readonly inputId?: string;
  /** Always readable: users copy the password from a card, and in a cellar nobody else is watching. */
  readonly cleartext?: boolean;
}

export function PasswordField(props: PasswordFieldProps) {
  const { value, onChange, autoComplete, showLabel, hideLabel, cleartext = false } = props;
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={props.label} hint={props.hint} problem={props.problem} inputId={props.inputId}>
      {(control) => (
        <div className={css.row}>
          <input
            {...control}
            type={cleartext || isShown ? 'text' : 'password'}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          {!cleartext && (
            <IconButton
              framed
              label={isShown ? hideLabel : showLabel}
              icon={<EyeIcon />}
              onClick={() => setIsShown(!isShown)}
            />
          )}
        </div>
      )}
    </Field>
  );
}
