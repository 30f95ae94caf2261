import type { MeterRateTask } from '../job/job';
import { numberOfValue } from '../reading/reading-value';
import type { Features } from '../application/features';
import { type EvaluationEntry, intervalsOf } from './intervals-of';
import type { NotesById } from './own-note';
import { readingsOf } from './readings-of';
import type { EvaluationYear } from './years-of';

/** A note in the history of its rate, with the consumption since the reading or note before it. */
export interface NotedEntry extends EvaluationEntry {
  readonly noteId: string;
}

export interface HistoryEntry extends EvaluationEntry {
  /** Null: the entry is a reading. */
  readonly noteId: string | null;
}

export interface HistoryYear extends Omit<EvaluationYear, 'entries'> {
  readonly entries: readonly HistoryEntry[];
}

/** The notes of one rate, oldest first. The readings and their consumption do not know them. */
export function notedEntries(
  task: MeterRateTask,
  features: Features,
  notes: NotesById,
): readonly NotedEntry[] {
  const readings = readingsOf(task, features).map((reading) => ({ reading, noteId: null }));
  const noted = Object.entries(notes)
    .filter(([, { taskId }]) => taskId === task.taskId)
    .map(([noteId, { day, value }]) => ({
      reading: {
        day,
        value: numberOfValue(value) ?? 0,
        reason: 'noted',
        otherReason: null,
      } as const,
      noteId,
    }));
  // On one day, the reading comes first.
  const all = [...readings, ...noted].sort((a, b) => a.reading.day.localeCompare(b.reading.day));
  const entries = intervalsOf(
    all.map(({ reading }) => reading),
    task,
  );
  return entries.flatMap((entry, n) => {
    const noteId = all[n]?.noteId ?? null;
    return noteId === null ? [] : [{ ...entry, noteId }];
  });
}

/** The years of the readings with the notes among them, the newest first; sums stay those of the readings. */
export function historyWith(
  years: readonly EvaluationYear[],
  noted: readonly NotedEntry[],
): readonly HistoryYear[] {
  const numbers = [
    ...years.map(({ year }) => Number(year)),
    ...noted.map(({ reading }) => Number(reading.day.slice(0, 4))),
  ];
  if (numbers.length === 0) return [];
  const [newest, oldest] = [Math.max(...numbers), Math.min(...numbers)];
  return Array.from({ length: newest - oldest + 1 }, (_, back) => {
    const year = String(newest - back).padStart(4, '0');
    const read = years.find((one) => one.year === year) ?? withoutReadings(year);
    const ofYear = noted.filter(({ reading }) => reading.day.startsWith(year)).reverse();
    const readings = read.entries.map((entry) => ({ ...entry, noteId: null }));
    return {
      ...read,
      // Notes come first, so that one of the same day stands above the reading, as the later one.
      entries: [...ofYear, ...readings].sort((a, b) => b.reading.day.localeCompare(a.reading.day)),
    };
  });
}

function withoutReadings(year: string): EvaluationYear {
  return { year, amount: null, perDay: null, isEstimated: false, entries: [] };
}
