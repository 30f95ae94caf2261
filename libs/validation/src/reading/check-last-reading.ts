import {
  decimalOf,
  type Features,
  lastEventOf,
  lastResultOf,
  type MeterRateTask,
  type ReadingResult,
} from '@ablesbar/domain';
import type { Problem } from '../problem/problem';
import { compareTo, type Precision } from './check-range';

/** A meter does not count down. Each comparison is made only if the utility requires it. */
export function checkLastReading(
  value: string,
  task: MeterRateTask,
  features: Features,
  precision: Precision,
): readonly Problem[] {
  const { historicReadingsValidationRequired, continuousReadingsValidationRequired } = features;
  const result = continuousReadingsValidationRequired ? lastResultOf(task) : null;
  return [
    ...(historicReadingsValidationRequired ? belowHistory(value, task, precision) : []),
    ...below('below-last-result', result, value, precision),
  ];
}

export function belowHistory(
  value: string,
  task: MeterRateTask,
  precision: Precision,
): readonly Problem[] {
  return below('below-last-history', lastEventOf(task), value, precision);
}

function below(
  code: 'below-last-history' | 'below-last-result',
  reading: ReadingResult | null,
  value: string,
  precision: Precision,
): readonly Problem[] {
  if (reading === null) return [];
  const last = decimalOf(reading.readingValue);
  return compareTo(last, value, precision) < 0 ? [{ code, severity: 'asks', last }] : [];
}
