import { type CalendarDay, dayOfWire, type Job } from '@ablesbar/domain';
import type { FieldProblem } from '../base/broken-rule';

/**
 * A reading for an archived job is judged as on the day of the archive: it may have waited on a device
 * since then, and the customer cannot enter it again.
 */
export function judgingDay({ archivedOn }: Job, today: CalendarDay): CalendarDay {
  return dayOfWire(archivedOn) ?? today;
}

/** Who reads the meter after the archive has an old list, and learns that the time is over. */
export function archiveProblem(
  { archivedOn }: Job,
  readOn: CalendarDay | null,
  field: string,
): FieldProblem | null {
  const until = dayOfWire(archivedOn);
  if (until === null || readOn === null || readOn <= until) return null;
  return { field, places: 0, problem: { code: 'sending-over', severity: 'blocks', until } };
}
