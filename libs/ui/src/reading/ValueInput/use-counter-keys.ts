import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { parsePastedValue, type ReadingValue } from '@ablesbar/domain';

interface CounterKeys {
  readonly value: ReadingValue;
  readonly preDecimals: number;
  readonly postDecimals: number;
  readonly masked: boolean;
  readonly onChange: (value: ReadingValue) => void;
  readonly onConfirm: () => void;
}

/** Makes two text fields behave as one counter. Only the user's own comma or Backspace changes the field. */
export function useCounterKeys(counter: CounterKeys) {
  const { value, preDecimals, postDecimals, masked, onChange, onConfirm } = counter;
  const wholeRef = useRef<HTMLInputElement>(null);
  const decimalsRef = useRef<HTMLInputElement>(null);
  const hasDecimals = postDecimals > 0 && !masked;
  // If the counter has no decimals, digits after a comma must not make the value ten times larger.
  const isPastComma = useRef(false);

  const takeWhole = (text: string): boolean => {
    const parsed = parsePastedValue(text);
    if (parsed === null) return false;
    onChange({
      integer: fittedWhole(parsed.integer, preDecimals),
      decimals: hasDecimals ? parsed.decimals : '',
    });
    return true;
  };

  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim();
    // Digits alone are pasted at the cursor. Any other text is read as a whole value.
    if (/^\d*$/.test(text)) return;
    if (takeWhole(text)) event.preventDefault();
  };

  return {
    /** Takes a whole offered value. Its button disappears, so the focus returns to the counter. */
    take: (next: ReadingValue) => {
      onChange(next);
      wholeRef.current?.focus();
    },
    whole: {
      ref: wholeRef,
      value: value.integer,
      onPaste,
      onChange(text: string) {
        // Phone keyboards report a comma only through the changed text, not as a key.
        if (/[.,]/.test(text)) decimalsRef.current?.focus();
        if (/[.,]\d/.test(text) && takeWhole(text)) return;
        const digits = typedDigits(text, value.integer, preDecimals);
        onChange({ ...value, integer: fittedWhole(digits, preDecimals) });
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'Enter') onConfirm();
        const isComma = event.key === ',' || event.key === '.';
        if (isComma || (isPastComma.current && /^\d$/.test(event.key))) event.preventDefault();
        else isPastComma.current = false;
        if (!isComma) return;
        isPastComma.current = !hasDecimals;
        decimalsRef.current?.focus();
      },
      onBlur() {
        isPastComma.current = false;
      },
    },
    decimals: {
      ref: decimalsRef,
      value: value.decimals,
      onPaste,
      onChange: (text: string) =>
        onChange({ ...value, decimals: typedDigits(text, value.decimals, postDecimals) }),
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'Enter') onConfirm();
        if (event.key !== 'Backspace' || value.decimals !== '') return;
        event.preventDefault();
        wholeRef.current?.focus();
      },
    },
  };
}

/**
 * The digits of one part of the counter after its text has changed. One digit more than there are cells is
 * refused, wherever the cursor is. Cutting off the last digit instead would change the number unnoticed.
 */
export function typedDigits(text: string, before: string, length: number): string {
  const digits = text.replace(/\D/g, '');
  const isOneMore = digits.length > length && digits.length === before.length + 1;
  return isOneMore ? before : digits;
}

/** Removes leading zeros if a pasted value has more digits than the counter has cells. */
export function fittedWhole(digits: string, length: number): string {
  const spare = digits.length - length;
  if (spare <= 0) return digits;
  const zeros = /^0*/.exec(digits)?.[0].length ?? 0;
  return digits.slice(Math.min(spare, zeros));
}
