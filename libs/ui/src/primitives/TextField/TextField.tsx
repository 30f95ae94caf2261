import { useLayoutEffect, useRef, useState } from 'react';
import { Field, type FieldWords } from '../Field/Field';

export interface TextFieldProps extends FieldWords {
  readonly value: string;
  /** It cannot be changed at present, but keeps the focus. */
  readonly readOnly?: boolean;
  readonly onChange: (value: string) => void;
  /** Changes what is typed before it is told. The caret stays where the user types. */
  readonly clean?: (typed: string) => string;
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
    clean = unchanged,
    autoComplete,
    inputMode,
    capitals = 'none',
    readOnly,
    onLeave,
    ...words
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<{ readonly at: number } | null>(null);
  // A browser moves the caret to the end when a script writes another value than the user typed. A
  // form that the browser fills in keeps its focus: Safari moves it with the caret.
  useLayoutEffect(() => {
    if (caret === null || input.current?.matches(':focus') !== true) return;
    input.current.setSelectionRange(caret.at, caret.at);
  }, [caret]);
  const type = ({ value: typed, selectionStart }: HTMLInputElement) => {
    const cleaned = clean(typed);
    if (cleaned !== typed) {
      setCaret({ at: clean(typed.slice(0, selectionStart ?? typed.length)).length });
    }
    onChange(cleaned);
  };
  return (
    <Field {...words}>
      {(control) => (
        <input
          {...control}
          ref={input}
          type="text"
          value={value}
          readOnly={readOnly}
          onChange={(event) => type(event.target)}
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

const unchanged = (typed: string) => typed;
