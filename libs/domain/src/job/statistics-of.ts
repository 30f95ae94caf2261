import type { CalendarDay } from '../calendar/calendar-day';
import { byMeterNumber } from './by-meter-number';
import { lastDayOf } from './deadline';
import { groupedBy } from './grouped-by';
import type { Job } from './job';
import { METER_TYPES, type MeterType } from './meter-type';
import { meterTypeOf } from './meter-type-of';
import { type Progress, progressOf } from './progress-of';

export interface Statistics {
  readonly whole: Progress;
  /** Only the meter types that occur, always in the same order. */
  readonly byMeterType: readonly { readonly meterType: MeterType; readonly progress: Progress }[];
  /** The next deadline first; jobs without one come last. */
  readonly byDeadline: readonly DeadlineStatistics[];
}

export interface DeadlineStatistics {
  readonly day: CalendarDay | null;
  readonly progress: Progress;
  readonly jobs: readonly Job[];
}

/** The progress of the work: in total, by meter type and by deadline. */
export function statisticsOf(jobs: readonly Job[]): Statistics {
  const types = groupedBy(jobs, meterTypeOf);
  const deadlines = groupedBy(jobs, lastDayOf);
  return {
    whole: progressOf(jobs),
    byMeterType: METER_TYPES.flatMap((meterType) => {
      const ofType = types.get(meterType);
      return ofType === undefined ? [] : [{ meterType, progress: progressOf(ofType) }];
    }),
    byDeadline: [...deadlines]
      .sort(([a], [b]) => inOrder(a, b))
      .map(([day, ofDay]) => ({
        day,
        progress: progressOf(ofDay),
        jobs: [...ofDay].sort(byMeterNumber),
      })),
  };
}

function inOrder(a: CalendarDay | null, b: CalendarDay | null): number {
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b ? -1 : 1;
}
