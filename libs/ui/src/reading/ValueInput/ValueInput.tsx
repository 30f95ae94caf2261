import { useId, type ReactNode } from 'react';
import type { ReadingValue } from '@ablesbar/domain';
import { sayUnit } from '@ablesbar/i18n';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { useTexts } from '../../texts/use-texts';
import type {} from '../../theme/css-properties';
import { Drums } from '../Drums/Drums';
import { type CounterCamera, useCounterCamera } from '../MeterCamera/use-counter-camera';
import { Verdict, type VerdictWords } from '../Verdict/Verdict';
import { useCounterKeys } from './use-counter-keys';
import * as css from './ValueInput.css';

export interface ValueInputProps {
  /** The id of the field for whole digits, so that a link can lead to it. */
  readonly inputId: string;
  /** The name of the rate. */
  readonly name: string;
  /** False: only screen readers get the name, because the meter has no other rate. */
  readonly isNameSeen?: boolean;
  readonly obis: string | null;
  readonly unit: string;
  readonly preDecimals: number;
  readonly postDecimals: number;
  /** Masked decimals are hatched on the counter and cannot be typed. */
  readonly masked?: boolean;
  readonly value: ReadingValue;
  readonly onChange: (value: ReadingValue) => void;
  /** Called when the user presses Enter in one of the fields. */
  readonly onConfirm: () => void;
  readonly verdict: VerdictWords | null;
  /** What the meter showed last time. */
  readonly last?: ReactNode;
  /** Says how to copy the digits. A form with several counters says it at the first one only. */
  readonly hasHint?: boolean;
  /** Offers the camera for this counter. */
  readonly camera?: CounterCamera | null;
}

/** The meter's counter with two real text fields. The user types the value as it is on the meter. */
export function ValueInput(props: ValueInputProps) {
  const { inputId, name, isNameSeen = true, obis, unit, masked = false } = props;
  const { preDecimals, postDecimals } = props;
  const { value, verdict, last, hasHint = false } = props;
  const texts = useTexts();
  const { t } = texts;
  const [verdictId, hintId] = [useId(), useId()];
  const keys = useCounterKeys({ ...props, masked });
  const camera = useCounterCamera(props.camera ?? null, {
    ...{ preDecimals, postDecimals, value },
    // Nobody asks for masked decimals.
    onRead: (read) => props.onChange(masked ? { ...read, decimals: '' } : read),
  });

  const label =
    unit === ''
      ? t('reading_value_bare_label')
      : t('reading_value_label', { unit: sayUnit(texts, unit) });
  const isDoubtful = verdict?.tone === 'warning';
  const isRefused = verdict?.tone === 'error';
  const common = {
    type: 'text',
    // The numeric pad of an iPhone has no comma.
    inputMode: postDecimals > 0 && !masked ? 'decimal' : 'numeric',
    autoComplete: 'off',
    'aria-describedby': hasHint ? `${hintId} ${verdictId}` : verdictId,
    'aria-invalid': isRefused || undefined,
  } as const;

  const decimals = masked ? 0 : value.decimals.length;
  // A digit too many stays, so it takes its room from the others and not from beside the counter.
  const cells = Math.max(preDecimals, value.integer.length) + Math.max(postDecimals, decimals);

  return (
    <fieldset className={css.reading} style={{ '--ab-cells': cells }}>
      <legend className={isNameSeen ? css.legend : undefined}>
        {isNameSeen ? name : <VisuallyHidden>{name}</VisuallyHidden>}
      </legend>
      {last && <p className={css.last}>{last}</p>}
      {hasHint && (
        <p id={hintId} className={css.last}>
          {t('reading_value_hint')}
        </p>
      )}
      {camera.strip}
      <div className={isRefused ? `${css.meter} ${css.refused}` : css.meter}>
        <span className={css.obis}>{obis}</span>
        <span className={css.counter} translate="no">
          <Drums kind="whole" digits={value.integer} length={preDecimals} isDoubtful={isDoubtful}>
            <input
              {...common}
              {...keys.whole}
              id={inputId}
              className={css.wholeInput}
              aria-label={`${label}, ${t('reading_integer_label', { count: preDecimals })}`}
              onChange={(event) => keys.whole.onChange(event.target.value)}
            />
          </Drums>
          {postDecimals > 0 && (
            <>
              <span className={css.comma} aria-hidden="true">
                ,
              </span>
              <Drums
                kind="decimal"
                digits={masked ? '' : value.decimals}
                length={postDecimals}
                isMasked={masked}
                isDoubtful={isDoubtful}
                hasFineScale={!masked}
              >
                {!masked && (
                  <input
                    {...common}
                    {...keys.decimals}
                    className={css.decimalInput}
                    aria-label={`${label}, ${t('reading_decimals_label', { count: postDecimals })}`}
                    onChange={(event) => keys.decimals.onChange(event.target.value)}
                  />
                )}
              </Drums>
            </>
          )}
        </span>
        <span className={css.unit} aria-hidden="true">
          {unit}
        </span>
      </div>
      {camera.button}
      {/* There before its text: screen readers say only what changes in it. */}
      <p className={css.note} role="status">
        {keys.isPasteRefused
          ? t('reading_pasted_unreadable')
          : keys.isPastComma && t('reading_decimals_masked')}
      </p>
      <Verdict id={verdictId} verdict={verdict} onAnswer={keys.answer} />
    </fieldset>
  );
}
