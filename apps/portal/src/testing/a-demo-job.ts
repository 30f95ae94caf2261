import { addDays, type CalendarDay, type Job, type MeterType, noonOf } from '@ablesbar/domain';
import { aDay, aJob, aMeter, anAddress, anEvent, aRateTask } from '@ablesbar/domain/testing';

/** Today in every story. */
const TODAY: CalendarDay = aDay('2026-11-21');
export const NOW = new Date('2026-11-21T10:00:00Z');

const BEGAN_DAYS_AGO = 14;
const HISTORY_YEARS = 4;

export interface DemoRate {
  readonly name?: string;
  readonly obis: string | null;
  readonly unit: string;
  readonly digits: readonly [number, number];
  /** The reading of a year ago, and the consumption of a year. */
  readonly last: number;
  readonly yearly: number;
  readonly maximum: number;
}

export interface DemoMeter {
  readonly id: string;
  readonly number: string;
  readonly type: MeterType;
  readonly kind?: string;
  /** Default: the household of the stories. */
  readonly customer?: Partial<Job['customer']>;
  readonly place: Partial<Job['meter']['meterAddress']>;
  /** Days from today. */
  readonly endsIn: number;
  readonly beginsIn?: number;
  readonly isStrict?: boolean;
  readonly isDone?: boolean;
  readonly hasNoHistory?: boolean;
  /** The old meter was removed this many days ago; the new one began at zero. */
  readonly exchangedDaysAgo?: number;
  readonly config?: Partial<Job['config']>;
  readonly rates: readonly DemoRate[];
}

/** A meter in the form that the server lists, with four years of readings. */
export function aDemoJob(meter: DemoMeter): Job {
  const { id, number, type, kind = null, place, endsIn, config, isDone = false } = meter;
  const latest = addDays(TODAY, endsIn);
  return aJob({
    id,
    done: isDone,
    targetReadingDate: latest,
    config: { features: {}, meterReading: {}, ...config },
    maLoId: null,
    meLoId: null,
    customer: {
      firstname: 'Hannelore',
      lastname: 'Brandt',
      company: null,
      customerNumber: '100 2447',
      mailingAddress: { street: null, houseNumber: null, zip: null, city: null },
      ...meter.customer,
    },
    jobPermissions: { reShare: true },
    jobConstraints: {
      earliestExecution: addDays(TODAY, meter.beginsIn ?? -BEGAN_DAYS_AGO),
      latestExecution: latest,
    },
    meter: aMeter({
      meterNumber: number,
      meterType: type,
      customMeterType: kind,
      meterAddress: anAddress(place),
      meterRateTasks: meter.rates.map((rate, n) => rateTask(meter, rate, `${id}-${n + 1}`, latest)),
    }),
  });
}

function rateTask(meter: DemoMeter, rate: DemoRate, taskId: string, latest: CalendarDay) {
  const { name = 'Verbrauch', obis, unit, digits, last, maximum } = rate;
  const [preDecimals, postDecimals] = digits;
  const readAt = noonOf(addDays(TODAY, -2));
  return aRateTask({
    taskId,
    rateName: name,
    obis,
    unit,
    preDecimals,
    postDecimals,
    targetReadingDate: latest,
    readingEvents: meter.hasNoHistory ? [] : [...yearlyEvents(rate), ...exchange(meter, rate)],
    readingResults: meter.isDone
      ? [{ readingDate: readAt, readingValue: valueAfter(rate, 1) }]
      : [],
    readingValueValidation: {
      minimumValue: meter.exchangedDaysAgo === undefined ? Math.floor(last) : 0,
      maximumValue: maximum,
      strictValidation: meter.isStrict ?? false,
    },
  });
}

/** One reading a year; the third last is an estimate, as if no one had been at home. */
function yearlyEvents(rate: DemoRate) {
  return Array.from({ length: HISTORY_YEARS }, (_, years) =>
    anEvent(
      addDays(TODAY, -(362 + 365 * years)),
      valueAfter(rate, -years),
      years === 2 ? 'ESTIMATED_READING' : 'PERIODIC_READING',
    ),
  );
}

function exchange({ exchangedDaysAgo }: DemoMeter, rate: DemoRate) {
  if (exchangedDaysAgo === undefined) return [];
  const day = addDays(TODAY, -exchangedDaysAgo);
  const before = valueAfter(rate, (362 - exchangedDaysAgo) / 365);
  return [anEvent(day, before, 'METER_CHANGE'), anEvent(day, 0, 'METER_CHANGE')];
}

/** The consumption grows a little every year; `years` counts from the last reading. */
function valueAfter({ last, yearly, digits: [, decimals] }: DemoRate, years: number): number {
  return Number((last + years * yearly * (1 + 0.03 * years)).toFixed(decimals));
}
