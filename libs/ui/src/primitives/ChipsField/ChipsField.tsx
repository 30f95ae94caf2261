import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { Field, type FieldWords } from '../Field/Field';
import { CloseIcon } from '../icons/frame-icons';
import * as css from './ChipsField.css';

export interface Chip {
  readonly text: string;
  readonly isWrong: boolean;
}

export interface ChipsFieldProps extends FieldWords {
  readonly chips: readonly Chip[];
  /** The text that is being typed and is not a chip yet. */
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  /** Called when a separator was typed, a list was pasted, or the field was left. */
  readonly onAdd: (text: string) => void;
  readonly onRemove: (text: string) => void;
  /** The label of a chip's remove button: 'a@b.de entfernen'. */
  readonly removeLabel: (text: string) => string;
  /** Whether this key ends the entry that has been typed so far. */
  readonly isSeparator: (key: string, draft: string) => boolean;
  readonly inputMode?: 'text' | 'email';
}

/** Several entries in one field. Each can be removed again. */
export function ChipsField({ chips, draft, onDraft, onAdd, onRemove, ...props }: ChipsFieldProps) {
  const { removeLabel, isSeparator, inputMode, ...words } = props;
  const input = useRef<HTMLInputElement>(null);
  const remove = (text: string) => {
    onRemove(text);
    input.current?.focus();
  };
  const add = () => {
    if (draft.trim() !== '') onAdd(draft);
  };
  const press = (event: KeyboardEvent) => {
    // A word that an input method is still composing is not an entry yet.
    if (event.nativeEvent.isComposing) return;
    const last = chips.at(-1);
    if (isSeparator(event.key, draft) && draft.trim() !== '') {
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && draft === '' && last) remove(last.text);
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!/[\s,;<]/.test(text.trim())) return;
    event.preventDefault();
    onAdd(`${draft}${text}`);
  };
  return (
    <Field {...words}>
      {({ className: _, ...control }) => (
        <div className={css.frame[words.problem ? 'wrong' : 'plain']}>
          {chips.length > 0 && (
            <ul className={css.chips}>
              {chips.map(({ text, isWrong }) => (
                <li key={text} className={css.chip[isWrong ? 'wrong' : 'plain']}>
                  <span className={css.text}>{text}</span>
                  <button
                    type="button"
                    className={css.remove}
                    aria-label={removeLabel(text)}
                    onClick={() => remove(text)}
                  >
                    <CloseIcon size={16} />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <input
            {...control}
            ref={input}
            className={css.input}
            type="text"
            inputMode={inputMode}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            value={draft}
            onChange={(event) => onDraft(event.target.value)}
            onKeyDown={press}
            onPaste={paste}
            onBlur={add}
          />
        </div>
      )}
    </Field>
  );
}
