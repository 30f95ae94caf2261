import type { Features } from '../application/features';
import { addDays, type CalendarDay } from '../calendar/calendar-day';
import { isFeedIn } from '../job/is-feed-in';
import type { MeterRateTask } from '../job/job';
import { unitOf } from '../job/unit-of';
import { evaluateRate } from './evaluate-rate';
import { perDayAYearBefore } from './per-day-a-year-before';
import { readingsOf } from './readings-of';

/** How the last consumption of a meter compares, for one sentence. */
export interface MeterInsight {
  readonly counted: 'consumption' | 'feed-in';
  /** Below zero means less. */
  readonly percent: number;
  /** What it is compared with; `before`: with the period before, because nothing else is known. */
  readonly against: 'year' | 'winter' | 'same-days' | 'before';
}

/**
 * All rates that count the same together, because a person who moves the washing to the night has
 * not saved anything. Null if the rates were not read on the same days, if any has no period to compare
 * with, or if its meter was exchanged since that period began: two meters need not count the same.
 */
export function meterInsight(
  tasks: readonly MeterRateTask[],
  features: Features,
): MeterInsight | null {
  const consuming = tasks.filter(({ obis }) => !isFeedIn(obis));
  const counting = consuming.length > 0 ? consuming : tasks;
  const rates = counting.flatMap((task) => rateOf(task, features) ?? []);
  const [first] = rates;
  const areAlike = rates.every(
    ({ unit, since, days }) => unit === first?.unit && since === first.since && days === first.days,
  );
  if (first === undefined || rates.length < counting.length || !areAlike) return null;
  const now = sumOf(rates.map(({ perDay }) => perDay));
  const yearBefore = sumOf(rates.map((rate) => rate.yearBefore));
  const before = sumOf(rates.map((rate) => rate.before));
  const base = yearBefore ?? before;
  if (now === null || base === null || base <= 0) return null;
  return {
    counted: consuming.length > 0 ? 'consumption' : 'feed-in',
    percent: Math.round((now / base - 1) * 100),
    against: yearBefore === null && !rates.every(isOfYears) ? 'before' : seasonOf(first),
  };
}

interface ComparedRate {
  readonly unit: string;
  readonly since: CalendarDay;
  readonly days: number;
  readonly perDay: number | null;
  readonly yearBefore: number | null;
  readonly before: number | null;
  readonly daysBefore: number;
}

function rateOf(task: MeterRateTask, features: Features): ComparedRate | null {
  const { comparison } = evaluateRate(task, features);
  if (comparison === null) return null;
  const { since, days, perDay } = comparison.last;
  const until = addDays(since, days);
  const firstCompared = addDays(since, -365);
  const isExchanged = readingsOf(task, features).some(
    ({ reason, day }) => reason === 'METER_CHANGE' && day > firstCompared && day <= until,
  );
  if (isExchanged) return null;
  return {
    unit: unitOf(task),
    since,
    days,
    perDay,
    yearBefore: perDayAYearBefore(task, features, { since, until }),
    before: comparison.previous?.perDay ?? null,
    daysBefore: comparison.previous?.days ?? 0,
  };
}

function sumOf(numbers: readonly (number | null)[]): number | null {
  return numbers.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0);
}

const YEAR = 330;
const YEAR_MOST = 400;
const WINTER = ['10', '11', '12', '01', '02', '03', '04'];

/** The period before is then the year before, even if its end was only estimated. */
function isOfYears({ days, daysBefore }: ComparedRate): boolean {
  return [days, daysBefore].every((each) => each >= YEAR && each <= YEAR_MOST);
}

/** Shorter than a year, the middle of a period says whether it was a winter. */
function seasonOf({ since, days }: ComparedRate): MeterInsight['against'] {
  if (days >= YEAR) return 'year';
  const ends = [since, addDays(since, days)].map((day) => day.slice(5, 7));
  return ends.every((month) => WINTER.includes(month)) && days > 60 ? 'winter' : 'same-days';
}
