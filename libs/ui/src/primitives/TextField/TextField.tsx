import { Field, type FieldWords } from '../Field/Field';

export interface TextFieldProps extends FieldWords {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'numeric' | 'email' | 'search';
}

export function TextField({ value, onChange, autoComplete, inputMode, ...words }: TextFieldProps) {
  return (
    <Field {...words}>
      {(control) => (
        <input
          {...control}
          type="text"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          autoComplete={autoComplete}
          inputMode={inputMode}
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
