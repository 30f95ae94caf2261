import { Field, type FieldWords } from '../Field/Field';

export interface TextFieldProps extends FieldWords {
  readonly value: string;
  /** It cannot be changed at present, but keeps the focus. */
  readonly readOnly?: boolean;
  readonly onChange: (value: string) => void;
  readonly autoComplete?: string;
  /** Given if a link or other code outside has to find the field. */
  readonly inputId?: string;
  readonly capitals?: 'none' | 'words' | 'characters';
  /** Called when the user has left the field. */
  readonly onLeave?: () => void;
  readonly inputMode?: 'text' | 'numeric' | 'email' | 'search';
}

export function TextField(props: TextFieldProps) {
  const {
    value,
    onChange,
    autoComplete,
    inputMode,
    capitals = 'none',
    readOnly,
    onLeave,
    ...words
  } = props;
  return (
    <Field {...words}>
      {(control) => (
        <input
          {...control}
          type="text"
          value={value}
          readOnly={readOnly}
          onChange={(event) => onChange(event.target.value)}
          autoComplete={autoComplete}
          inputMode={inputMode}
          autoCapitalize={capitals}
          onBlur={onLeave}
          spellCheck={false}
        />
      )}
    </Field>
  );
}
