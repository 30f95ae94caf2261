import {
  addDecimals,
  type CalendarDay,
  type Consumption,
  consumptionSince,
  daysBetween,
  decimalOf,
  joinValue,
  lastEventOf,
  type MeterRateTask,
  type MeterReadingConfig,
  numberOf,
  perDayAYearBefore,
  type ReadingEvent,
  type ReadingValue,
  type RecentPeriod,
  recentPeriods,
  usualPerDay,
} from '@ablesbar/domain';
import type { ReadingSettings } from './assess-rate';
import { countedValue } from './counted-value';

export interface Explanation {
  /** The consumption since the utility's last reading; null if it is not known. */
  readonly consumption: Consumption | null;
  /** The usual consumption in the same number of days. */
  readonly usual: UsualAmount | null;
  /** The consumption divided by the usual consumption; below 1 it is less than usual. */
  readonly factor: number | null;
  /** The recent periods behind `usual`, oldest first, each scaled to the same number of days. */
  readonly periods: readonly UsualPeriod[];
  /** The earlier consumption per day; null if it is not known. */
  readonly before: PerDayBefore | null;
}

export interface PerDayBefore {
  readonly perDay: number;
  /** The same days of the year before or, if they are not known, the last period. */
  readonly when: 'year-before' | 'last-period';
}

export interface UsualPeriod extends RecentPeriod {
  readonly amount: string;
}

/** Decimal strings, like every value. */
export interface UsualAmount {
  readonly lowest: string;
  readonly highest: string;
}

/** Explains a value: its consumption compared with the usual one (customer decision 37). */
export function explainValue({
  task,
  value,
  day,
  settings: { features, meterReading },
}: {
  readonly task: MeterRateTask;
  readonly value: ReadingValue;
  readonly day: CalendarDay;
  readonly settings: ReadingSettings;
}): Explanation {
  const decimal = joinValue(countedValue(value, meterReading));
  const last = countedReading(lastEventOf(task), meterReading);
  const consumption =
    decimal === null ? null : consumptionSince(last, decimal, day, task.postDecimals);
  const perDay = usualPerDay(task, features);
  const days = consumption === null ? 0 : daysBetween(consumption.since, day);
  if (consumption === null || perDay === null || days === 0) {
    return { consumption, usual: null, factor: null, periods: [], before: null };
  }
  const amount = (each: number) => addDecimals(decimalOf(each * days), '0', task.postDecimals);
  const middle = ((perDay.lowest + perDay.highest) / 2) * days;
  const periods = recentPeriods(task, features);
  return {
    consumption,
    usual: { lowest: amount(perDay.lowest), highest: amount(perDay.highest) },
    factor: middle > 0 ? numberOf(consumption.amount) / middle : null,
    periods: periods.map((period) => ({
      ...period,
      amount: amount(period.perDay),
    })),
    before: perDayBefore(
      perDayAYearBefore(task, features, { since: consumption.since, until: day }),
      periods.at(-1),
    ),
  };
}

function perDayBefore(
  aYearBefore: number | null,
  last: RecentPeriod | undefined,
): PerDayBefore | null {
  if (aYearBefore !== null) return { perDay: aYearBefore, when: 'year-before' };
  return last === undefined ? null : { perDay: last.perDay, when: 'last-period' };
}

/**
 * Compares as the checks do: if decimals are masked, only the integer parts of both values count.
 */
function countedReading(
  last: ReadingEvent | null,
  { maskPostDecimals }: MeterReadingConfig,
): ReadingEvent | null {
  if (last === null || !maskPostDecimals) return last;
  return { ...last, readingValue: Math.trunc(last.readingValue) };
}
