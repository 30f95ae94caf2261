import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { pastedColumn, type ReadingValue, sheetValue } from '@ablesbar/domain';
import { RowCounter, type RowCounterProps, useTexts } from '@ablesbar/ui';
import { cellOfValue, typedCell, valueOfCell, wholeOfCell } from './cell-text';
import type { RowTone } from './RowState';

export interface ValueCellProps {
  readonly label: string;
  readonly describedBy: string;
  readonly value: ReadingValue;
  readonly isMasked: boolean;
  readonly isClosed: boolean;
  readonly digits: RowCounterProps['digits'];
  readonly tone: RowTone;
  /** A new number moves the focus here once more. */
  readonly wanted: number | null;
  readonly onChange: (value: ReadingValue) => void;
  /** Also a single text that is no value. Empty if it is unclear which copied column holds the values. */
  readonly onColumn: (texts: readonly string[]) => void;
  readonly onStep: (step: number) => void;
  readonly onFocus: () => void;
}

const PAGE = 10;
const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['PageDown', PAGE],
  ['PageUp', -PAGE],
]);

interface Typing {
  readonly text: string;
  readonly value: ReadingValue;
}

const isSameValue = (one: ReadingValue, other: ReadingValue) =>
  one.integer === other.integer && one.decimals === other.decimals;

/**
 * One value as in a spreadsheet: a single field. Arrow keys and Enter move to another field; a
 * pasted column fills several.
 */
export function ValueCell({ label, describedBy, wanted, ...props }: ValueCellProps) {
  const { digits, isMasked, isClosed, tone, onChange, onColumn, onStep, onFocus } = props;
  const value = isMasked ? { ...props.value, decimals: '' } : props.value;
  const { language } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  /** The typed text: while the user types, a comma without decimals must stay. */
  const [typing, setTyping] = useState<Typing | null>(null);
  const [seen, setSeen] = useState(value);
  if (!isSameValue(seen, value)) {
    setSeen(value);
    // Another tab has changed it.
    if (typing && !isSameValue(typing.value, value)) setTyping(null);
  }
  const mark = language === 'en' ? '.' : ',';

  useEffect(() => {
    if (wanted === null) return;
    input.current?.focus({ preventScroll: true });
    input.current?.scrollIntoView({ block: 'nearest' });
    input.current?.select();
  }, [wanted]);

  const press = (event: KeyboardEvent) => {
    const step = event.key === 'Enter' ? (event.shiftKey ? -1 : 1) : (STEPS.get(event.key) ?? null);
    if (step === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onStep(step);
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    const column = pastedColumn(text);
    const single = sheetValue(text, digits.postDecimals);
    if (column === null && single === 'empty') return;
    event.preventDefault();
    setTyping(null);
    if (column !== null) onColumn(column);
    // The browser would leave the digits of a meter's or house's number.
    else if (single === 'unreadable') onColumn([text]);
    else if (single !== 'empty') onChange(single);
  };
  return (
    <RowCounter
      ref={input}
      text={typing?.text ?? cellOfValue(value, mark)}
      value={typing ? valueOfCell(typing.text) : value}
      digits={digits}
      isMasked={isMasked}
      isDoubtful={tone === 'doubt'}
      isWrong={tone === 'bad'}
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="next"
      aria-label={label}
      aria-describedby={describedBy}
      readOnly={isClosed}
      onChange={(event) => {
        const text = typedCell(event.target.value);
        const entered = isMasked ? wholeOfCell(text, digits.postDecimals) : valueOfCell(text);
        setTyping({ text, value: entered });
        onChange(entered);
      }}
      onKeyDown={press}
      onPaste={isClosed ? undefined : paste}
      onFocus={onFocus}
      onBlur={() => setTyping(null)}
    />
  );
}
