import { sheetValue } from '@ablesbar/domain';
import type { FilledDraft } from '../../reading';
import type { TableLine } from './table-lines';

export interface FilledDown {
  readonly drafts: readonly FilledDraft[];
  readonly filled: number;
  /** Number of texts that are no value; their lines stay unchanged. */
  readonly unreadable: number;
  /** Number of texts below the last line. */
  readonly left: number;
}

/**
 * Fills a column of texts into the fields from this line on, one text for each field. An empty text
 * leaves its field unchanged; a closed field stays unchanged too.
 */
export function fillDown(
  lines: readonly TableLine[],
  from: number,
  texts: readonly string[],
  isOpen: (jobId: string) => boolean,
): FilledDown {
  const fields = lines.slice(from).flatMap((line) => (line.kind === 'rate' ? line : []));
  const values = new Map<string, FilledDraft>();
  let filled = 0;
  let unreadable = 0;
  texts.slice(0, fields.length).forEach((text, index) => {
    const field = fields[index];
    if (field === undefined || !isOpen(field.job.id)) return;
    const value = sheetValue(text, field.task.postDecimals);
    if (value === 'empty') return;
    if (value === 'unreadable') {
      unreadable += 1;
      return;
    }
    filled += 1;
    const jobId = field.job.id;
    const before = values.get(jobId)?.values ?? {};
    values.set(jobId, { jobId, values: { ...before, [field.task.taskId]: value } });
  });
  const left = texts.slice(fields.length).filter((text) => text !== '').length;
  return { drafts: [...values.values()], filled, unreadable, left };
}
