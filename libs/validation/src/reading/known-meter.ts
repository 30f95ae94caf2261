import {
  type CalendarDay,
  dayOfWire,
  daysBetween,
  lastEventOf,
  type MeterRateTask,
  usualPerDay,
} from '@ablesbar/domain';
import type { ReadingSettings } from './assess-rate';
import { FAR } from './usualness';

/** What is known of a counter before it is read, in steps of its last place. */
export interface KnownMeter {
  readonly lastValue: number;
  /** The most that it counts until the day without being conspicuous. */
  readonly usualRise: number;
}

/** Null if there is no last reading, or no earlier period to know the usual consumption from. */
export function knownMeter(
  task: MeterRateTask,
  day: CalendarDay,
  { features }: ReadingSettings,
): KnownMeter | null {
  const last = lastEventOf(task);
  const perDay = usualPerDay(task, features);
  const since = last && dayOfWire(last.readingDate);
  if (last === null || since === null || perDay === null) return null;
  const steps = 10 ** task.postDecimals;
  const days = Math.max(0, daysBetween(since, day));
  return {
    lastValue: Math.floor(last.readingValue * steps),
    usualRise: Math.ceil(perDay.highest * FAR * days * steps),
  };
}
