import { germanDay } from '../calendar/sheet-day';
import type { NotesById } from '../evaluation/own-note';
import type { Job } from '../job/job';
import { numberOfValue } from '../reading/reading-value';

/** The columns of the sheet of own notes, in order. */
export const NOTE_COLUMNS = [
  'meterNumber',
  'meterType',
  'rateName',
  'obis',
  'notedDate',
  'notedValue',
] as const;

export type NoteColumn = (typeof NOTE_COLUMNS)[number];
export type NoteRow = Readonly<Record<NoteColumn, string | number | null>>;

/** One row for each note, in the order of the jobs and their rates, oldest first. */
export function noteRows(
  jobs: readonly Job[],
  notes: NotesById,
  sayMeterType: (job: Job) => string,
): readonly NoteRow[] {
  return jobs.flatMap((job) => {
    const ofJob = Object.values(notes).filter(
      ({ jobId, accountId }) => jobId === job.id && accountId === job.login,
    );
    return job.meter.meterRateTasks.flatMap(({ taskId, rateName, obis }) =>
      ofJob
        .filter((note) => note.taskId === taskId)
        .sort((a, b) => a.day.localeCompare(b.day))
        .map(({ day, value }) => ({
          meterNumber: job.meter.meterNumber,
          meterType: sayMeterType(job),
          rateName,
          obis,
          notedDate: germanDay(day),
          notedValue: numberOfValue(value),
        })),
    );
  });
}
