import { type CalendarDay, type Job, type SheetMatch } from '@ablesbar/domain';
import { rateVerdict, type RateVerdict } from '@ablesbar/validation';
import type { FilledDraft, ReadingDraft } from '../../reading';
import type { Assess } from '../TableEntry/assessments';
import type { ClosedJobs, ClosedStage } from '../TableEntry/use-closed';

/** One row of the preview: its content, and the verdict of the rules. */
export interface ImportedRow {
  readonly match: SheetMatch;
  /** Null if no value is taken over. */
  readonly verdict: RateVerdict | null;
  /** How far the earlier reading of this meter is, if it is on its way and must not change. */
  readonly stage?: ClosedStage;
}

export interface ImportPreview {
  readonly rows: readonly ImportedRow[];
  readonly drafts: readonly FilledDraft[];
  readonly values: number;
  /** Number of typed values that the sheet would change. */
  readonly replaced: number;
}

interface PreviewRules {
  readonly assess: Assess;
  readonly today: CalendarDay;
  readonly closed: ClosedJobs;
}

/** What the sheet would change in the drafts, assessed by the same rules as typed values. */
export function importPreview(
  matches: readonly SheetMatch[],
  drafts: Readonly<Record<string, ReadingDraft>>,
  { assess, today, closed }: PreviewRules,
): ImportPreview {
  const filled = new Map<Job, FilledDraft>();
  let values = 0;
  let replaced = 0;
  for (const match of matches) {
    if (match.kind !== 'value' || closed.has(match.job.id)) continue;
    const { job, task, value, day } = match;
    const before = filled.get(job) ?? { jobId: job.id, values: {} };
    filled.set(job, {
      ...before,
      values: { ...before.values, [task.taskId]: value },
      // Today is stored as null: a draft of today must not keep this date tomorrow.
      ...(day !== null && { day: day === today ? null : day }),
    });
    values += 1;
    const typed = drafts[job.id]?.values[task.taskId];
    const isTyped = typed !== undefined && `${typed.integer}${typed.decimals}` !== '';
    if (isTyped && (typed.integer !== value.integer || typed.decimals !== value.decimals)) {
      replaced += 1;
    }
  }
  const after = new Map(
    [...filled].map(([job, { values: added, day = null }]) => {
      const typed = drafts[job.id]?.values ?? {};
      return [job, { values: { ...typed, ...added }, day } satisfies ReadingDraft] as const;
    }),
  );
  const rows = matches.map((match): ImportedRow => {
    if (match.kind !== 'value') return { match, verdict: null };
    const { job, task } = match;
    const stage = closed.get(job.id);
    const draft = after.get(job);
    return stage !== undefined || draft === undefined
      ? { match, verdict: null, ...(stage && { stage }) }
      : { match, verdict: rateVerdict(assess(job, draft).assessment, task.taskId) };
  });
  return { rows, drafts: [...filled.values()], values, replaced };
}

/** A row that the user should check. A row without a new value needs no check. */
export function needsCheck({ match, verdict }: ImportedRow): boolean {
  if (match.kind === 'empty' || match.kind === 'unchanged') return false;
  return verdict?.kind !== 'fits' && verdict?.kind !== 'noted';
}
