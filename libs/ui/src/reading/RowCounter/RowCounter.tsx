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
 * The face of a meter in a row of a table: one field, as in a spreadsheet, and the drums of the
 * counter over it as long as nobody types.
 */
export function RowCounter(props: RowCounterProps) {
  const { text, value, digits, ...rest } = props;
  const { isMasked = false, isDoubtful = false, isWrong = false, ...field } = rest;
  const { preDecimals, postDecimals } = digits;
  const { integer, decimals } = value;
  const cells = Math.max(preDecimals, integer.length) + Math.max(postDecimals, decimals.length);
  return (
    <span className={css.frame}>
      <input
        {...field}
        type="text"
        className={css.input[isWrong ? 'wrong' : 'right']}
        aria-invalid={isWrong || undefined}
        value={text}
      />
      <span aria-hidden="true" className={css.picture} style={{ '--ab-cells': cells }}>
        <Drums kind="whole" digits={integer} length={preDecimals} isDoubtful={isDoubtful} />
        {postDecimals + decimals.length > 0 && (
          <>
            <span className={css.comma}>,</span>
            <Drums
              kind="decimal"
              digits={decimals}
              length={postDecimals}
              isMasked={isMasked}
              isDoubtful={isDoubtful}
            />
          </>
        )}
      </span>
    </span>
  );
}
