import { useSettled, useTexts, ValueInput } from '@ablesbar/ui';
import type { ReadingValue } from '@ablesbar/domain';
import type { RateAssessment } from '@ablesbar/validation';
import { valueInputId } from '../input-ids';
import type { JudgedRate } from './doubt-words';
import { LastReading } from './LastReading';
import { verdictOf } from './verdict-of';

export interface RateEntryProps {
  readonly name: string;
  readonly rate: JudgedRate;
  readonly assessment: RateAssessment;
  readonly onChange: (value: ReadingValue) => void;
  readonly onConfirm: () => void;
}

/** One tariff of the meter: its counter, what it showed last, and what the portal thinks of the new value. */
export function RateEntry({ name, rate, assessment, onChange, onConfirm }: RateEntryProps) {
  const { task, unit, value, settings } = rate;
  const texts = useTexts();
  const { maskPostDecimals, validationFeedbackDelay } = settings.meterReading;
  // The value's rest counts, not the judgement's: another rate, or a note, does not take it back.
  const isSettled = useSettled(value, validationFeedbackDelay) !== null;
  return (
    <ValueInput
      inputId={valueInputId(task.taskId)}
      name={name}
      obis={task.obis}
      unit={unit}
      preDecimals={task.preDecimals}
      postDecimals={task.postDecimals}
      masked={maskPostDecimals}
      value={value}
      onChange={onChange}
      onConfirm={onConfirm}
      verdict={isSettled ? verdictOf(texts, assessment, rate) : null}
      last={<LastReading task={task} unit={unit} />}
    />
  );
}
