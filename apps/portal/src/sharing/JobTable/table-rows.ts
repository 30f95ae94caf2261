import { groupedJobs, type Job, type JobColumn, sortedJobs } from '@ablesbar/domain';

export type TableRow =
  | {
      readonly kind: 'group';
      /** See JobTableGroup. */
      readonly value: string | null;
      readonly jobs: readonly Job[];
    }
  | { readonly kind: 'job'; readonly job: Job };

export interface TableOrder {
  readonly column: JobColumn;
  readonly isDescending: boolean;
  readonly groupBy: JobColumn | null;
}

/** All rows of the table from top to bottom, with a head before each group. */
export function tableRows(jobs: readonly Job[], order: TableOrder): readonly TableRow[] {
  const rowsOf = (some: readonly Job[]) =>
    sortedJobs(some, order).map((job) => ({ kind: 'job', job }) as const);
  if (order.groupBy === null) return rowsOf(jobs);
  return groupedJobs(jobs, order.groupBy).flatMap((group) => [
    { kind: 'group', ...group } as const,
    ...rowsOf(group.jobs),
  ]);
}

/** The head above a row; null if there is none. */
export function headOf(
  rows: readonly TableRow[],
  index: number,
): Extract<TableRow, { kind: 'group' }> | null {
  for (let at = Math.min(index, rows.length - 1); at >= 0; at -= 1) {
    const row = rows[at];
    if (row?.kind === 'group') return row;
  }
  return null;
}
