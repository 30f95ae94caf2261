import {
  type CalendarDay,
  dayOfWire,
  type Features,
  joinValue,
  lastEventOf,
  type MeterRateTask,
  type MeterReadingConfig,
  type ReadingValue,
} from '@ablesbar/domain';
import type { Problem } from '../problem/problem';
import { checkDigits } from './check-digits';
import { belowHistory, checkLastReading } from './check-last-reading';
import { checkRange } from './check-range';
import { countedValue } from './counted-value';
import { explainValue } from './explain-value';
import { usualness, type Usualness } from './usualness';

/**
 * The settings that apply to a job's readings: the application's config with the job's overrides.
 */
export interface ReadingSettings {
  readonly features: Features;
  readonly meterReading: MeterReadingConfig;
}

/**
 * `valid` has nothing to be compared with, `usual` fits the consumption so far. `unusual` and `doubtful`
 * can be sent after a confirmation, `refused` cannot be sent.
 */
export type RateState = 'empty' | 'valid' | 'usual' | 'unusual' | 'doubtful' | 'refused';

/** True if the utility's rules find a problem. An unusual value alone requires no photo and no note. */
export function isImplausible(state: RateState): boolean {
  return state === 'doubtful' || state === 'refused';
}

/** True if the value can be sent, and the user is asked about it. */
export function isAskedAbout(state: RateState): state is 'doubtful' | 'unusual' {
  return state === 'doubtful' || state === 'unusual';
}

export interface RateAssessment {
  readonly state: RateState;
  readonly problems: readonly Problem[];
}

/** Assesses one value of one rate. */
export function assessRate({
  task,
  value,
  day = null,
  settings,
}: {
  readonly task: MeterRateTask;
  readonly value: ReadingValue;
  /** The reading date. Without one, the value is not compared with what is usual. */
  readonly day?: CalendarDay | null;
  readonly settings: ReadingSettings;
}): RateAssessment {
  const { features, meterReading } = settings;
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
  if (problems.length > 0) {
    const isRefused = problems.some(({ severity }) => severity === 'blocks');
    return { state: isRefused ? 'refused' : 'doubtful', problems };
  }
  if (day === null) return fitting.unknown;
  // Far from usual without a comparison: a meter does not count down.
  const lower = isAfterLast(task, day) ? belowHistory(decimal, task, precision) : [];
  if (lower.length > 0) return { state: 'unusual', problems: lower };
  return fitting[usualness(explainValue({ task, value, day, settings }))];
}

/** A value of an earlier day may be lower. */
function isAfterLast(task: MeterRateTask, day: CalendarDay): boolean {
  const last = dayOfWire(lastEventOf(task)?.readingDate ?? null);
  return last !== null && day >= last;
}

const fitting = {
  unknown: { state: 'valid', problems: [] },
  usual: { state: 'usual', problems: [] },
  less: { state: 'unusual', problems: [{ code: 'less-than-usual', severity: 'asks' }] },
  more: { state: 'unusual', problems: [{ code: 'more-than-usual', severity: 'asks' }] },
} as const satisfies Record<Usualness, RateAssessment>;
