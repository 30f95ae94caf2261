import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { parsePastedValue, type ReadingValue } from '@ablesbar/domain';
import { fittedWhole, typedDigits } from './typed-digits';

interface CounterKeys {
  readonly value: ReadingValue;
  readonly preDecimals: number;
  readonly postDecimals: number;
  readonly masked: boolean;
  readonly onChange: (value: ReadingValue) => void;
  readonly onConfirm: () => void;
}

/** How two text fields behave as one counter. Only the person's own comma or Backspace changes between them. */
export function useCounterKeys(counter: CounterKeys) {
  const { value, preDecimals, postDecimals, masked, onChange, onConfirm } = counter;
  const wholeRef = useRef<HTMLInputElement>(null);
  const decimalsRef = useRef<HTMLInputElement>(null);

  const onPaste = (event: ClipboardEvent) => {
    const pasted = parsePastedValue(event.clipboardData.getData('text'));
    if (pasted === null) return;
    event.preventDefault();
    onChange({
      integer: fittedWhole(pasted.integer, preDecimals),
      decimals: masked ? '' : pasted.decimals,
    });
  };

  return {
    whole: {
      ref: wholeRef,
      value: value.integer,
      onPaste,
      onChange(text: string) {
        // Keyboards of phones tell of a comma only by the text that it leaves.
        if (/[.,]/.test(text)) decimalsRef.current?.focus();
        onChange({ ...value, integer: typedDigits(text, preDecimals) });
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'Enter') onConfirm();
        if (event.key !== ',' && event.key !== '.') return;
        event.preventDefault();
        decimalsRef.current?.focus();
      },
    },
    decimals: {
      ref: decimalsRef,
      value: value.decimals,
      onPaste,
      onChange: (text: string) => onChange({ ...value, decimals: typedDigits(text, postDecimals) }),
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'Enter') onConfirm();
        if (event.key !== 'Backspace' || value.decimals !== '') return;
        event.preventDefault();
        wholeRef.current?.focus();
      },
    },
  };
}
