import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { OPEN_DIGIT, type ReadingValue } from '@ablesbar/domain';
import { type CounterCells, digitsOf, pastedValue, typedWhole } from './counter-typing';

interface CounterKeys extends CounterCells {
  readonly value: ReadingValue;
  readonly onChange: (value: ReadingValue) => void;
  readonly onConfirm: () => void;
}

/** Makes two text fields behave as one counter. The focus follows the user's own digits and keys. */
export function useCounterKeys(counter: CounterKeys) {
  const { value, postDecimals, masked, onChange, onConfirm } = counter;
  const wholeRef = useRef<HTMLInputElement>(null);
  const decimalsRef = useRef<HTMLInputElement>(null);
  const hasDecimals = postDecimals > 0 && !masked;
  // If nobody asks for decimals, digits behind the comma must not make the value ten times larger.
  const [isPastComma, setIsPastComma] = useState(false);

  const goToDecimals = () => {
    setIsPastComma(!hasDecimals);
    decimalsRef.current?.focus();
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    const pasted = pastedValue(text, counter);
    if (pasted === null) return;
    event.preventDefault();
    setIsPastComma(!hasDecimals && /[.,]\d/.test(text));
    onChange(pasted);
  };

  return {
    isPastComma,
    /** Takes the offered value, or none. The buttons disappear, so the focus returns to the counter. */
    answer: (offered: ReadingValue | null) => {
      if (offered !== null) onChange(offered);
      wholeRef.current?.focus();
    },
    whole: {
      ref: wholeRef,
      value: value.integer,
      onPaste,
      onFocus: selectOpen,
      onChange(text: string) {
        if (isPastComma && text.startsWith(value.integer)) return;
        setIsPastComma(false);
        const typed = typedWhole(text, value, counter);
        onChange(typed.value);
        if (typed.part === 'decimals') goToDecimals();
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'Enter') onConfirm();
        // It takes back the comma, which stands nowhere.
        if (event.key === 'Backspace') setIsPastComma(false);
        if (event.key !== ',' && event.key !== '.') return;
        event.preventDefault();
        goToDecimals();
      },
      onBlur() {
        setIsPastComma(false);
      },
    },
    decimals: {
      ref: decimalsRef,
      value: value.decimals,
      onPaste,
      onFocus: selectOpen,
      onChange: (text: string) => onChange({ ...value, decimals: digitsOf(text, value.decimals) }),
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'Enter') onConfirm();
        if (event.key !== 'Backspace' || value.decimals !== '') return;
        event.preventDefault();
        wholeRef.current?.focus();
      },
    },
  };
}

/** The next key replaces the digit that the camera left open. */
function selectOpen({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
  const at = input.value.indexOf(OPEN_DIGIT);
  if (at >= 0) input.setSelectionRange(at, at + 1);
}
