import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { OPEN_DIGIT, type ReadingValue } from '@ablesbar/domain';
import {
  afterSecondMark,
  type CounterCells,
  digitsOf,
  openCount,
  pastedValue,
  typedWhole,
} from './counter-typing';

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

  /** What stood here when a pasted text was refused: with another value, the refusal is over. */
  const [refusedAt, setRefusedAt] = useState<ReadingValue | null>(null);
  const isPasteRefused =
    refusedAt?.integer === value.integer && refusedAt.decimals === value.decimals;
  // Otherwise it would come back with the same value.
  if (refusedAt !== null && !isPasteRefused) setRefusedAt(null);

  /** The mark that led into the decimals; null if a person went there in another way. */
  const mark = useRef<string | null>(null);
  const goToDecimals = (typed: string | null) => {
    mark.current = typed;
    setIsPastComma(!hasDecimals);
    decimalsRef.current?.focus();
  };
  /** After a key that fills an open digit, the next key fills the next one. */
  const enter = (next: ReadingValue) => {
    const isFilled = openCount(next) < openCount(value) && lengthOf(next) >= lengthOf(value);
    if (!isFilled) return onChange(next);
    flushSync(() => onChange(next));
    const field = [wholeRef, decimalsRef].find((ref) => ref.current?.value.includes(OPEN_DIGIT));
    field?.current?.focus();
    if (field?.current) selectOpen(field.current);
  };
  // The browser sets the cursor after the focus, where the user has tapped.
  const isTapped = useRef(false);
  const selecting = {
    onPointerDown({ currentTarget: input }: PointerEvent<HTMLInputElement>) {
      isTapped.current = !input.matches(':focus');
    },
    onFocus: ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => selectOpen(input),
    onClick({ currentTarget: input }: MouseEvent<HTMLInputElement>) {
      if (isTapped.current) selectOpen(input);
      isTapped.current = false;
    },
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    const pasted = pastedValue(text, counter);
    setRefusedAt(pasted === 'unreadable' ? value : null);
    if (pasted === 'digits') return;
    // The browser would leave the digits of a date, or of a number below zero.
    event.preventDefault();
    if (typeof pasted === 'string') return;
    setIsPastComma(!hasDecimals && /[.,]\d/.test(text));
    onChange(pasted);
  };

  return {
    isPastComma,
    isPasteRefused,
    /** Takes the offered value, or none. The buttons disappear, so the focus returns to the counter. */
    answer: (offered: ReadingValue | null) => {
      setRefusedAt(null);
      if (offered !== null) onChange(offered);
      wholeRef.current?.focus();
    },
    whole: {
      ref: wholeRef,
      value: value.integer,
      onPaste,
      ...selecting,
      onChange(text: string) {
        if (isPastComma && text.startsWith(value.integer)) return;
        setIsPastComma(false);
        const typed = typedWhole(text, value, counter);
        enter(typed.value);
        if (typed.part === 'decimals') goToDecimals(markIn(text));
      },
      onKeyDown(event: KeyboardEvent) {
        if (isConfirmed(event)) onConfirm();
        // It takes back the comma, which stands nowhere.
        if (event.key === 'Backspace') setIsPastComma(false);
        if (event.key !== ',' && event.key !== '.') return;
        event.preventDefault();
        goToDecimals(event.key);
      },
      onBlur() {
        setIsPastComma(false);
      },
    },
    decimals: {
      ref: decimalsRef,
      value: value.decimals,
      onPaste,
      ...selecting,
      onChange(text: string) {
        const second = markIn(text);
        const joined = second && afterSecondMark(value, mark.current, second);
        if (joined) mark.current = second;
        enter(joined || { ...value, decimals: digitsOf(text, value.decimals) });
      },
      onKeyDown(event: KeyboardEvent) {
        if (isConfirmed(event)) onConfirm();
        if (event.key !== 'Backspace' || value.decimals !== '') return;
        event.preventDefault();
        wholeRef.current?.focus();
      },
    },
  };
}

/** A phone reports a comma only through the text. */
const markIn = (text: string) => /[.,]/.exec(text)?.[0] ?? null;

const lengthOf = ({ integer, decimals }: ReadingValue) => integer.length + decimals.length;

/** The next key replaces the digit that the camera left open. */
function selectOpen(input: HTMLInputElement) {
  const at = input.value.indexOf(OPEN_DIGIT);
  if (at >= 0) input.setSelectionRange(at, at + 1);
}

/** A held key confirms once: what is shown next has not been read yet. */
const isConfirmed = ({ key, repeat }: KeyboardEvent) => key === 'Enter' && !repeat;
