import type { Features } from '../application/features';
import { dayOfWire } from '../calendar/berlin-day';
import { type CalendarDay, daysBetween } from '../calendar/calendar-day';
import type { MeterRateTask, ReadingReason } from '../job/job';
import { compareDecimals, decimalOf } from '../reading/decimal';
import { lastResultOf } from '../reading/last-reading';
import { readingInstant } from '../reading/reading-instant';

/**
 * A reading that counts for the evaluation. A reading that the customer sent has the reason 'sent', a note of
 * their own 'noted'.
 */
export interface EvaluatedReading {
  readonly day: CalendarDay;
  readonly value: number;
  readonly reason: ReadingReason | 'sent' | 'noted';
  readonly otherReason: string | null;
}

interface DatedReading extends EvaluatedReading {
  readonly instant: number;
}

/** The rate's readings that the feature flags allow, oldest first. */
export function readingsOf(task: MeterRateTask, features: Features): readonly EvaluatedReading[] {
  const history = features.evaluationUseHistoricReadings ? historyOf(task) : [];
  const sent = features.evaluationShowCurrentReadings ? sentOf(task) : [];
  // When the utility books a sent reading, both entries are the same reading. The utility's entry
  // is kept because it has the reason.
  const current = sent.filter(
    (reading) => !history.some((booked) => isSame(booked, reading, task.postDecimals)),
  );
  // Readings of the same instant keep the order of the list: at a meter exchange, the old meter's
  // value comes first.
  const all = [...withoutRepeatedBegins(history), ...current].sort((a, b) => a.instant - b.instant);
  return withoutNeedlessEstimates(
    all,
    features.evaluationIgnoreEstimatedReadingIfOtherReadingIsWithinDays,
  ).map(({ day, value, reason, otherReason }) => ({ day, value, reason, otherReason }));
}

function historyOf({ readingEvents }: MeterRateTask): readonly DatedReading[] {
  return readingEvents.flatMap(({ readingDate, readingValue, reason, otherReason }) =>
    dated(readingDate, readingValue, reason, otherReason),
  );
}

/** The server appends each correction; only the newest counts. */
function sentOf(task: MeterRateTask): readonly DatedReading[] {
  const last = lastResultOf(task);
  return last === null ? [] : dated(last.readingDate, last.readingValue, 'sent', null);
}

function dated(
  wire: string,
  value: number,
  reason: EvaluatedReading['reason'],
  otherReason: string | null,
): readonly DatedReading[] {
  const instant = readingInstant(wire);
  const day = dayOfWire(wire);
  return instant === null || day === null ? [] : [{ day, instant, value, reason, otherReason }];
}

function isSame(booked: EvaluatedReading, sent: EvaluatedReading, places: number): boolean {
  return (
    booked.day === sent.day &&
    booked.reason !== 'METER_CHANGE' &&
    compareDecimals(decimalOf(booked.value), decimalOf(sent.value), places) === 0
  );
}

/**
 * Two meter changes on one day already contain the new meter's first value. An initial reading of
 * that day only repeats it.
 */
function withoutRepeatedBegins(history: readonly DatedReading[]): readonly DatedReading[] {
  const changesOn = (day: CalendarDay) =>
    history.filter((reading) => reading.reason === 'METER_CHANGE' && reading.day === day).length;
  return history.filter(({ reason, day }) => reason !== 'INITIAL_READING' || changesOn(day) < 2);
}

/** An estimate is left out if the meter was read within that many days of it. */
function withoutNeedlessEstimates<Reading extends EvaluatedReading>(
  readings: readonly Reading[],
  days: number,
): readonly Reading[] {
  const seen = readings.filter((reading) => !isEstimate(reading));
  return readings.filter(
    (reading) =>
      !isEstimate(reading) ||
      !seen.some(({ day }) => Math.abs(daysBetween(day, reading.day)) <= days),
  );
}

export function isEstimate({ reason }: EvaluatedReading): boolean {
  return reason === 'ESTIMATED_READING';
}
