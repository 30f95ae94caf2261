import type { Config } from '../application/config';
import { featuresOf } from '../application/job-settings';
import { calendarDay, type CalendarDay } from '../calendar/calendar-day';
import type { Job } from '../job/job';
import { isReadingValue, joinValue, type ReadingValue } from '../reading/reading-value';

/**
 * A value that a person has noted between campaigns. It stays on the device, is never sent and never
 * counts as a reading (customer decision 49).
 */
export interface OwnNote {
  /** The account whose list contained the job. */
  readonly accountId: string;
  readonly jobId: string;
  readonly taskId: string;
  readonly day: CalendarDay;
  readonly value: ReadingValue;
}

/** Whether stored data is a note: another build, or a broken disk, may have left another shape. */
export function isOwnNote(stored: unknown): stored is OwnNote {
  if (typeof stored !== 'object' || stored === null) return false;
  const { accountId, jobId, taskId, day, value }: Partial<Record<string, unknown>> = { ...stored };
  return (
    [accountId, jobId, taskId].every((id) => typeof id === 'string') &&
    typeof day === 'string' &&
    calendarDay(day) !== null &&
    isReadingValue(value) &&
    joinValue(value) !== null
  );
}

export type NotesById = Readonly<Record<string, OwnNote>>;

/** The notes of these jobs, under their ids; none of a job whose utility does not want them. */
export function notesOf(notes: NotesById, jobs: readonly Job[], config: Config): NotesById {
  const isShown = ({ jobId, accountId }: OwnNote) =>
    jobs.some(
      (job) =>
        job.id === jobId && job.login === accountId && featuresOf(job, config).ownNotesAllowed,
    );
  return Object.fromEntries(Object.entries(notes).filter(([, note]) => isShown(note)));
}
