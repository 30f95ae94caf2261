import type { InputHTMLAttributes, Ref } from 'react';
import type { ReadingValue } from '@ablesbar/domain';
import { Drums } from '../Drums/Drums';
import * as css from './RowCounter.css';

export interface RowCounterProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'className' | 'style'
> {
  readonly ref?: Ref<HTMLInputElement>;
  /** The text of the field while a person types. */
  readonly text: string;
  readonly value: ReadingValue;
  readonly digits: { readonly preDecimals: number; readonly postDecimals: number };
  readonly isMasked?: boolean;
  readonly isDoubtful?: boolean;
  readonly isWrong?: boolean;
}

/**
 * The face of a meter in a row of a table: one field, as in a spreadsheet, over the drums of the
 * counter. The caret goes from cell to cell.
 */
export function RowCounter(props: RowCounterProps) {
  const { text, value, digits, ...rest } = props;
  const { isMasked = false, isDoubtful = false, isWrong = false, ...field } = rest;
  const { integer, decimals } = value;
  const hasMark = /[.,]/.test(text);
  const whole = Math.max(digits.preDecimals, integer.length);
  // A typed comma has its cell, even on a counter without decimals.
  const places = Math.max(digits.postDecimals, decimals.length, hasMark ? 1 : 0);
  // The empty cells and the comma between the typed text and the right edge of the counter.
  const caret = {
    '--ab-cells': whole + places,
    '--ab-steps': places - decimals.length,
    '--ab-commas': places > 0 && !hasMark ? 1 : 0,
  };
  return (
    <span className={css.frame} style={caret}>
      <span aria-hidden="true" className={css.picture}>
        <Drums kind="whole" digits={integer} length={whole} isDoubtful={isDoubtful} />
        {places > 0 && (
          <>
            <span className={css.comma}>,</span>
            <Drums
              kind="decimal"
              digits={decimals}
              length={places}
              isMasked={isMasked}
              isDoubtful={isDoubtful}
            />
          </>
        )}
      </span>
      <input
        {...field}
        type="text"
        className={css.input[isWrong ? 'wrong' : 'right']}
        aria-invalid={isWrong || undefined}
        value={text}
      />
    </span>
  );
}
