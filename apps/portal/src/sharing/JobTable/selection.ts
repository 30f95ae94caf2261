import type { TableRow } from './table-rows';

export type Selection = ReadonlySet<string>;

/** A head stands for all of its jobs. */
export function idsOf(row: TableRow | undefined): readonly string[] {
  if (row === undefined) return [];
  return row.kind === 'job' ? [row.job.id] : row.jobs.map(({ id }) => id);
}

/** Adds all ids, or removes them if all are selected. */
export function toggled(selection: Selection, ids: readonly string[]): Selection {
  const next = new Set(selection);
  if (ids.every((id) => next.has(id))) ids.forEach((id) => next.delete(id));
  else ids.forEach((id) => next.add(id));
  return next;
}

/** Adds the rows between two rows, both included, in either order. */
export function withRange(
  selection: Selection,
  rows: readonly TableRow[],
  { from, to }: { readonly from: number; readonly to: number },
): Selection {
  const within = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
  // A head in the range adds nothing: only the jobs within the range count.
  const jobs = within.flatMap((row) => (row.kind === 'job' ? [row.job.id] : []));
  return new Set([...selection, ...jobs]);
}

export function stateOf(selection: Selection, ids: readonly string[]): 'all' | 'some' | 'none' {
  const count = ids.filter((id) => selection.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}
