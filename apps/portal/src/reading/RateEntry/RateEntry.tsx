import { codeBeside, formatDay } from '@ablesbar/i18n';
import { type CounterCamera, useDebounced, useTexts, ValueInput } from '@ablesbar/ui';
import type { CalendarDay, ReadingValue } from '@ablesbar/domain';
import type { RateAssessment } from '@ablesbar/validation';
import { valueInputId } from '../input-ids';
import type { JudgedRate } from './doubt-words';
import { LastReading } from './LastReading';
import { verdictOf } from './verdict-of';
import * as css from './RateEntry.css';

export interface RateEntryProps {
  readonly name: string;
  /** Whether the reader needs name and code; see isRateNamed. */
  readonly isNamed?: boolean;
  readonly hasHint?: boolean;
  readonly rate: JudgedRate;
  /** Its own target day, if the tariffs of the meter have different ones. */
  readonly targetDay: CalendarDay | null;
  readonly assessment: RateAssessment;
  readonly camera?: CounterCamera | null;
  readonly onChange: (value: ReadingValue) => void;
  readonly onConfirm: () => void;
}

/**
 * One tariff of the meter: its counter, its last reading, and the portal's feedback on the new
 * value.
 */
export function RateEntry(props: RateEntryProps) {
  const { name, isNamed = true, hasHint = false, rate, targetDay, assessment } = props;
  const { camera = null } = props;
  const { onChange, onConfirm } = props;
  const { task, unit, value, settings } = rate;
  const texts = useTexts();
  const { t, language } = texts;
  const { maskPostDecimals, validationFeedbackDelay } = settings.meterReading;
  // Only a change of this value hides the feedback; a change of another rate or of the comment does
  // not.
  const isSettled = useDebounced(value, validationFeedbackDelay) !== null;
  return (
    <ValueInput
      inputId={valueInputId(task.taskId)}
      name={name}
      isNameSeen={isNamed}
      hasHint={hasHint}
      obis={isNamed ? codeBeside(name, task.obis) : null}
      unit={unit}
      preDecimals={task.preDecimals}
      postDecimals={task.postDecimals}
      masked={maskPostDecimals}
      value={value}
      onChange={onChange}
      onConfirm={onConfirm}
      camera={camera}
      verdict={isSettled ? verdictOf(texts, assessment, rate) : null}
      last={
        <>
          {targetDay !== null && (
            <span className={css.target}>
              {t('reading_target_text', { day: formatDay(targetDay, language) })}
            </span>
          )}
          <LastReading task={task} unit={unit} />
        </>
      }
    />
  );
}
