import { type CalendarDay, type MeterRateTask, type ReadingValue } from '@ablesbar/domain';
import { useTexts, ValueInput } from '@ablesbar/ui';
import type { RateAssessment, ReadingSettings } from '@ablesbar/validation';
import { valueInputId } from '../input-ids';
import { useSettled } from '../use-settled';
import { LastReading } from './LastReading';
import { verdictOf } from './verdict-of';

export interface RateEntryProps {
  readonly task: MeterRateTask;
  readonly name: string;
  readonly unit: string;
  readonly value: ReadingValue;
  readonly day: CalendarDay;
  readonly assessment: RateAssessment;
  readonly settings: ReadingSettings;
  readonly onChange: (value: ReadingValue) => void;
  readonly onConfirm: () => void;
}

/** One tariff of the meter: its counter, what it showed last, and what the portal thinks of the new value. */
export function RateEntry(props: RateEntryProps) {
  const { task, name, unit, value, day, assessment, settings, onChange, onConfirm } = props;
  const texts = useTexts();
  const { maskPostDecimals, validationFeedbackDelay } = settings.meterReading;
  const judged = useSettled(assessment, validationFeedbackDelay);
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
      verdict={judged && verdictOf(texts, judged, { task, value, day, unit })}
      last={<LastReading task={task} unit={unit} />}
    />
  );
}
