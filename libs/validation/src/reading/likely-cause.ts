import {
  type CalendarDay,
  decimalOf,
  joinValue,
  lastEventOf,
  type MeterRateTask,
  numberOfValue,
  type ReadingValue,
  consumptionAfterRollover,
} from '@ablesbar/domain';
import type { ProblemCode } from '../problem/problem';
import { assessRate, type ReadingSettings } from './assess-rate';
import { countedValue } from './counted-value';
import { withCommaMoved, withDigitsSwapped } from './other-spellings';

/** What probably happened. The user must press a button to accept a suggestion. */
export type LikelyCause =
  | { readonly code: 'tariffs-swapped'; readonly taskId: string }
  | { readonly code: 'comma-slipped' | 'digits-transposed'; readonly suggestion: ReadingValue }
  | { readonly code: 'rolled-over' | 'meter-exchanged' };

export interface EnteredRate {
  readonly task: MeterRateTask;
  readonly value: ReadingValue;
}

interface Circumstances {
  readonly day: CalendarDay;
  readonly settings: ReadingSettings;
}

// Without 'below-last-result': a user may correct a sent reading to a lower value.
const ABOUT_SIZE: ReadonlySet<ProblemCode> = new Set([
  'too-many-digits',
  'below-minimum',
  'above-maximum',
  'below-last-history',
  'less-than-usual',
  'more-than-usual',
]);

/**
 * The likely cause of a doubtful or refused value. Null if its size raises no problem, or if no
 * cause is likely.
 */
export function likelyCause(
  entered: EnteredRate,
  others: readonly EnteredRate[],
  circumstances: Circumstances,
): LikelyCause | null {
  const { task, value } = entered;
  const { problems } = assessRate({ task, value, ...circumstances });
  if (!problems.some(({ code }) => ABOUT_SIZE.has(code))) return null;
  return (
    swapped(entered, others, circumstances) ??
    misspelt(entered, circumstances) ??
    backwards(entered, circumstances)
  );
}

/**
 * Two values are swapped if each would be plausible for the other rate, and no third rate fits too.
 */
function swapped(
  { task, value }: EnteredRate,
  others: readonly EnteredRate[],
  circumstances: Circumstances,
): LikelyCause | null {
  const [other, second] = others.filter(
    (one) =>
      isPlausible({ task: one.task, value }, circumstances) &&
      isPlausible({ task, value: one.value }, circumstances),
  );
  return other === undefined || second !== undefined
    ? null
    : { code: 'tariffs-swapped', taskId: other.task.taskId };
}

function misspelt({ task, value }: EnteredRate, circumstances: Circumstances): LikelyCause | null {
  const plausible = (spellings: readonly ReadingValue[]) =>
    spellings.filter((spelling) => isPlausible({ task, value: spelling }, circumstances));
  const [comma, otherComma] = plausible(withCommaMoved(value, task));
  // If two spellings fit, the intended one is not known.
  if (otherComma !== undefined) return null;
  if (comma !== undefined) return { code: 'comma-slipped', suggestion: comma };
  const [transposed, second] = plausible(withDigitsSwapped(value, task));
  if (transposed === undefined || second !== undefined) return null;
  return { code: 'digits-transposed', suggestion: transposed };
}

/** A value is lower than the last one only after a rollover or with a new meter. */
function backwards({ task, value }: EnteredRate, circumstances: Circumstances): LikelyCause | null {
  const last = lastEventOf(task);
  const counted = countedValue(value, circumstances.settings.meterReading);
  const [decimal, number] = [joinValue(counted), numberOfValue(counted)];
  if (last === null || decimal === null || number === null) return null;
  if (number >= last.readingValue) return null;
  if (consumptionAfterRollover(decimalOf(last.readingValue), decimal, task) !== null)
    return { code: 'rolled-over' };
  // A new meter begins near zero. A value near the old meter's value is more likely a typing error.
  return number < last.readingValue / 2 ? { code: 'meter-exchanged' } : null;
}

/** True if the value has no problem and its consumption is usual. A guess needs something to measure it by. */
function isPlausible({ task, value }: EnteredRate, { day, settings }: Circumstances): boolean {
  const { features } = settings;
  const strict = {
    features: { ...features, historicReadingsValidationRequired: true },
    meterReading: { ...settings.meterReading, queryPostDecimals: false },
  };
  return assessRate({ task, value, day, settings: strict }).state === 'usual';
}
