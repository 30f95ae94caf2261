import type { CalendarDay, Config, Job } from '@ablesbar/domain';
import {
  assessDraft,
  type AssessedDraft,
  type DraftPhotos,
  type ReadingDraft,
} from '../../reading';

export type Assess = (job: Job, draft: ReadingDraft) => AssessedDraft;

interface Known {
  readonly job: Job;
  readonly photos: ReturnType<DraftPhotos['of']>;
  readonly assessed: AssessedDraft;
}

/**
 * Assesses drafts like the meter's own page. Results are cached: if one of a thousand drafts
 * changes, only this one is assessed again.
 */
export function createAssess(
  config: Config,
  today: CalendarDay,
  photosOf: DraftPhotos['of'],
): Assess {
  const known = new WeakMap<ReadingDraft, Known>();
  return (job, draft) => {
    const photos = photosOf(job.id);
    const before = known.get(draft);
    if (before?.job === job && before.photos === photos) return before.assessed;
    const assessed = assessDraft(job, draft, { photos, config, today });
    known.set(draft, { job, photos, assessed });
    return assessed;
  };
}

/** The jobs of a table, by whether they can be sent. */
export interface TableReadiness {
  /** Jobs with nothing unusual. */
  readonly sure: readonly Job[];
  /** Jobs with unusual values, or with only some of their rates. */
  readonly doubtful: readonly Job[];
  /** Jobs with an entry that cannot be sent yet. */
  readonly blocked: readonly Job[];
}

export function readinessOf(
  jobs: readonly Job[],
  drafts: Readonly<Record<string, ReadingDraft>>,
  assess: Assess,
): TableReadiness {
  const sure: Job[] = [];
  const doubtful: Job[] = [];
  const blocked: Job[] = [];
  for (const job of jobs) {
    const draft = drafts[job.id];
    if (draft === undefined) continue;
    const { rates, canSend, hasWarnings, isIncomplete } = assess(job, draft).assessment;
    if (Object.values(rates).every(({ state }) => state === 'empty')) continue;
    if (!canSend) blocked.push(job);
    else if (hasWarnings || isIncomplete) doubtful.push(job);
    else sure.push(job);
  }
  return { sure, doubtful, blocked };
}
