import type { Job, ReadingValue } from '@ablesbar/domain';
import { aJob, aMeter, aRateTask } from '@ablesbar/domain/testing';
import type { OutboxRecord } from '@ablesbar/offline-queue';
import type { RootState } from '../../../base/store';
import type { PhotosBySlot } from '../../../reading/placed-photos';
import { UNLISTED_DRAFT } from '../../../unlisted-reading/unlisted-extras';

export const JOBS = ['j-1', 'j-2', 'j-3', 'j-4'] as const;
export const TASKS = ['ht', 'nt'] as const;
export const UNLISTED_FIELDS = ['meterNumber', 'value', 'comment'] as const;

/**
 * What a screen shows: the serial of the entry by its cell, such as 'j-1 ht' or 'unlisted comment'. Each
 * entry of a simulation has its own serial; a photo is a cell of its own.
 */
export type Cells = ReadonlyMap<string, number>;

export const valueOf = (serial: number): ReadingValue => ({
  integer: String(serial),
  decimals: '',
});

export const photoCell = (draft: string, slot: string, serial: number) =>
  `${draft} ${slot} photo ${serial}`;

export function jobOf(id: string): Job {
  const tasks = TASKS.map((taskId) => aRateTask({ taskId }));
  return aJob({ id, login: 'a-1', meter: aMeter({ meterRateTasks: tasks }) });
}

export const draftOf = (cell: string): string => cell.split(' ')[0] ?? '';

export function shownIn(
  { readingDraft, unlistedDraft }: Pick<RootState, 'readingDraft' | 'unlistedDraft'>,
  photos: Readonly<Record<string, PhotosBySlot>>,
): Cells {
  const cells = new Map<string, number>();
  const add = (cell: string, text: string) => {
    if (text !== '') cells.set(cell, Number(text));
  };
  for (const jobId of JOBS) {
    const draft = readingDraft[jobId];
    for (const task of TASKS) add(`${jobId} ${task}`, draft?.values[task]?.integer ?? '');
    add(`${jobId} comment`, draft?.comment ?? '');
  }
  add(`${UNLISTED_DRAFT} meterNumber`, unlistedDraft.meterNumber);
  add(`${UNLISTED_DRAFT} value`, unlistedDraft.value.integer);
  add(`${UNLISTED_DRAFT} comment`, unlistedDraft.comment);
  for (const [draft, slots] of Object.entries(photos)) {
    for (const [slot, taken] of Object.entries(slots)) {
      for (const { data } of taken) {
        cells.set(photoCell(draft, slot, data.byteLength), data.byteLength);
      }
    }
  }
  return cells;
}

/** The cells that a record sends. A photo has as many bytes as its serial says. */
export function sentIn(record: OutboxRecord): Cells {
  const cells = new Map<string, number>();
  const add = (cell: string, text: string | null) => {
    if (text !== null && text !== '') cells.set(cell, Number(text));
  };
  const draft = record.jobId ?? UNLISTED_DRAFT;
  for (const { slot, byteLength } of record.photos) {
    cells.set(photoCell(draft, slot, byteLength), byteLength);
  }
  if (record.kind === 'unlisted-reading') {
    const { meterNumber, value, comment } = record.payload;
    add(`${UNLISTED_DRAFT} meterNumber`, meterNumber);
    add(`${UNLISTED_DRAFT} value`, value.integer);
    add(`${UNLISTED_DRAFT} comment`, comment);
    return cells;
  }
  // The simulated user reads every meter.
  const results = record.kind === 'job-results' ? record.payload.results : [];
  for (const { taskId, value, comment } of results) {
    add(`${record.jobId} ${taskId}`, value.integer);
    add(`${record.jobId} comment`, comment);
  }
  return cells;
}
