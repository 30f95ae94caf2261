import {
  type CalendarDay,
  decimalOf,
  joinValue,
  lastEventOf,
  type MeterRateTask,
  numberOf,
  type ReadingValue,
  rolledOver,
} from '@ablesbar/domain';
import type { ProblemCode } from '../problem/problem';
import { assessRate, type ReadingSettings } from './assess-rate';
import { countedValue } from './counted-value';
import { explainValue } from './explain-value';
import { withCommaMoved, withDigitsSwapped } from './other-spellings';

/** What probably happened. A suggestion is taken over by a button, never by itself. */
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

// Not 'below-last-result': who corrects a reading may well correct it downwards.
const ABOUT_SIZE: ReadonlySet<ProblemCode> = new Set([
  'too-many-digits',
  'below-minimum',
  'above-maximum',
  'below-last-history',
]);

/** How far from the usual a value may lie before another explanation is more likely. */
const FAR = 3;

/** The likely cause of a value that is doubted or refused; null where there is no doubt, or no idea. */
export function likelyCause(
  entered: EnteredRate,
  others: readonly EnteredRate[],
  circumstances: Circumstances,
): LikelyCause | null {
  const { task, value } = entered;
  const { problems } = assessRate({ task, value, settings: circumstances.settings });
  if (!problems.some(({ code }) => ABOUT_SIZE.has(code))) return null;
  return (
    swapped(entered, others, circumstances) ??
    misspelt(entered, circumstances) ??
    backwards(entered, circumstances)
  );
}

/** Each of the two would be right at the other's place. */
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
  // Of two that fit, nobody can say which was meant.
  if (otherComma !== undefined) return null;
  if (comma !== undefined) return { code: 'comma-slipped', suggestion: comma };
  const [transposed, second] = plausible(withDigitsSwapped(value, task));
  if (transposed === undefined || second !== undefined) return null;
  return { code: 'digits-transposed', suggestion: transposed };
}

/** A counter goes back only over its last digit, or because it is another one. */
function backwards({ task, value }: EnteredRate, circumstances: Circumstances): LikelyCause | null {
  const last = lastEventOf(task);
  const decimal = joinValue(countedValue(value, circumstances.settings.meterReading));
  if (last === null || decimal === null || numberOf(decimal) >= last.readingValue) return null;
  if (rolledOver(decimalOf(last.readingValue), decimal, task) !== null)
    return { code: 'rolled-over' };
  // A new meter begins near zero; a value in the old one's region is rather a slip.
  return numberOf(decimal) < last.readingValue / 2 ? { code: 'meter-exchanged' } : null;
}

/** Without doubt, and with something known that it could have been measured against. */
function isPlausible({ task, value }: EnteredRate, { day, settings }: Circumstances): boolean {
  const { features } = settings;
  const strict = {
    features: { ...features, historicReadingsValidationRequired: true },
    meterReading: { ...settings.meterReading, queryPostDecimals: false },
  };
  if (assessRate({ task, value, settings: strict }).state !== 'valid') return false;
  const { factor } = explainValue({ task, value, day, settings });
  if (factor === null) return task.readingValueValidation.maximumValue !== null;
  return factor <= FAR && factor >= 1 / FAR;
}
