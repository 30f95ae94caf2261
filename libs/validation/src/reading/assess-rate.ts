import {
  type Features,
  joinValue,
  type MeterRateTask,
  type MeterReadingConfig,
  type ReadingValue,
} from '@ablesbar/domain';
import type { Problem } from '../problem/problem';
import { checkDigits } from './check-digits';
import { checkLastReading } from './check-last-reading';
import { checkRange } from './check-range';
import { countedValue } from './counted-value';

/**
 * The settings that apply to a job's readings: the application's config with the job's overrides.
 */
export interface ReadingSettings {
  readonly features: Features;
  readonly meterReading: MeterReadingConfig;
}

/** `doubtful` can be sent after a confirmation, `refused` cannot be sent. */
export type RateState = 'empty' | 'valid' | 'doubtful' | 'refused';

/** True if at least one rule finds a problem with the value. */
export function isImplausible(state: RateState): boolean {
  return state === 'doubtful' || state === 'refused';
}

export interface RateAssessment {
  readonly state: RateState;
  readonly problems: readonly Problem[];
}

/** Assesses one value of one rate. */
export function assessRate({
  task,
  value,
  settings: { features, meterReading },
}: {
  readonly task: MeterRateTask;
  readonly value: ReadingValue;
  readonly settings: ReadingSettings;
}): RateAssessment {
  const counted = countedValue(value, meterReading);
  const decimal = joinValue(counted);
  if (decimal === null) return { state: 'empty', problems: [] };
  const digits = checkDigits(counted, task, meterReading);
  // A value with wrong digits cannot be compared with limits or readings.
  if (digits !== null) return { state: 'refused', problems: [digits] };

  const precision = { places: task.postDecimals, isMasked: meterReading.maskPostDecimals };
  const range = checkRange(decimal, task, precision);
  const problems = [
    ...(range === null ? [] : [range]),
    ...checkLastReading(decimal, task, features, precision),
  ];
  return { state: stateOf(problems), problems };
}

function stateOf(problems: readonly Problem[]): RateState {
  if (problems.some(({ severity }) => severity === 'blocks')) return 'refused';
  return problems.length > 0 ? 'doubtful' : 'valid';
}
