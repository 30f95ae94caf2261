import { groupedJobs, type Job, type MeterRateTask, sortedJobs } from '@ablesbar/domain';
import type { RowEntry } from './EntryLine';

export type TableLine =
  | {
      readonly kind: 'group';
      readonly building: string | null;
      /** The object of all its meters, if it is one: then their lines leave it out. */
      readonly objectKey: string | null;
      readonly jobs: readonly Job[];
    }
  | {
      readonly kind: 'rate';
      readonly job: Job;
      readonly task: MeterRateTask;
      readonly objectKey: string | null;
    };

/** House by house, in walking order; one line for each counter. */
export function tableLines(jobs: readonly Job[]): readonly TableLine[] {
  return groupedJobs(jobs, 'building').flatMap(({ value, jobs: ofHouse }): readonly TableLine[] => {
    const keys = new Set(ofHouse.map(objectKeyOf));
    const shared = keys.size === 1 ? [...keys][0] : null;
    return [
      { kind: 'group', building: value, objectKey: shared ?? null, jobs: ofHouse },
      ...sortedJobs(ofHouse, { column: 'building', isDescending: false }).flatMap((job) => {
        const objectKey = keys.size === 1 ? null : objectKeyOf(job);
        return job.meter.meterRateTasks.map(
          (task) => ({ kind: 'rate', job, task, objectKey }) as const,
        );
      }),
    ];
  });
}

function objectKeyOf({ meter }: Job): string | null {
  return meter.meterAddress.objectKey;
}

/** The first line whose value is unusual or missing; else the first line with a field. */
export function firstDoubt(
  lines: readonly TableLine[],
  entryOf: (job: Job, task: MeterRateTask) => RowEntry,
): number {
  const found = lines.findIndex(
    (line) => line.kind === 'rate' && isDoubt(entryOf(line.job, line.task)),
  );
  return found < 0 ? nextField(lines, -1, 1) : found;
}

/** Whether this rate makes its meter doubtful: its value is unusual, or it has none. */
export function isDoubt({ stage }: RowEntry): boolean {
  return stage.kind === 'entering' && ['doubtful', 'empty'].includes(stage.verdict.kind);
}

/** The next line with a field; the same line if there is none. */
export function nextField(lines: readonly TableLine[], at: number, step: number): number {
  const direction = Math.sign(step);
  let left = Math.abs(step);
  let found = at;
  for (let index = at + direction; left > 0 && lines[index] !== undefined; index += direction) {
    if (lines[index]?.kind !== 'rate') continue;
    found = index;
    left -= 1;
  }
  return found;
}
