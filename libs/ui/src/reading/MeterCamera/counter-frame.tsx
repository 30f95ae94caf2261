import type { Ref } from 'react';
import type { ReadDigits } from './use-digits';
import * as css from './MeterCamera.css';

/** How many digits a counter shows. */
export interface CounterShape {
  readonly preDecimals: number;
  readonly postDecimals: number;
}

export interface CounterFrameProps extends CounterShape {
  readonly ref: Ref<HTMLDivElement>;
  readonly digits: ReadDigits;
}

/** A frame in the shape of the meter's counter. It lies over the camera's picture. */
export function CounterFrame({ preDecimals, postDecimals, ref, digits }: CounterFrameProps) {
  const length = preDecimals + postDecimals;
  return (
    <div ref={ref} className={css.frame} style={{ '--ab-cells': length }} aria-hidden="true">
      {Array.from({ length }, (_, n) => (
        <i key={n} className={n < preDecimals ? css.field.whole : css.field.decimal}>
          <b className={css.digit}>{digits[n]}</b>
        </i>
      ))}
    </div>
  );
}
