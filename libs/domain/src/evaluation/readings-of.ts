import type { Features } from '../application/features';
import { dayOfWire } from '../calendar/berlin-day';
import { type CalendarDay, daysBetween } from '../calendar/calendar-day';
import type { MeterRateTask, ReadingReason } from '../job/job';
import { compareDecimals, decimalOf } from '../reading/decimal';
import { lastResultOf } from '../reading/last-reading';
import { readingInstant } from '../reading/reading-instant';

/** A reading that counts for the evaluation. What the customer sent has no reason but that. */
export interface EvaluatedReading {
  readonly day: CalendarDay;
  readonly value: number;
  readonly reason: ReadingReason | 'sent';
  readonly otherReason: string | null;
}

interface DatedReading extends EvaluatedReading {
  readonly instant: number;
}

/** What the flags allow of a rate's readings, oldest first. */
export function readingsOf(task: MeterRateTask, features: Features): readonly EvaluatedReading[] {
  const history = features.evaluationUseHistoricReadings ? historyOf(task) : [];
  const sent = features.evaluationShowCurrentReadings ? sentOf(task) : [];
  // The utility books a reading that was sent; it is one reading, and hers says why.
  const current = sent.filter(
    (reading) => !history.some((booked) => isSame(booked, reading, task.postDecimals)),
  );
  // Of one moment the list's own order counts: a meter exchange names the old meter first.
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

/** Each correction is appended; only the newest counts. */
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

/** Where two changes tell an exchange, an initial reading of that day only says the new meter's begin again. */
function withoutRepeatedBegins(history: readonly DatedReading[]): readonly DatedReading[] {
  const changesOn = (day: CalendarDay) =>
    history.filter((reading) => reading.reason === 'METER_CHANGE' && reading.day === day).length;
  return history.filter(({ reason, day }) => reason !== 'INITIAL_READING' || changesOn(day) < 2);
}

/** An estimate says nothing where somebody looked at the meter in the days around. */
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
