import type { Job } from '@ablesbar/domain';
import { jobFromWire } from '@ablesbar/api-client';

export interface KeptList {
  /** When the server sent it, in milliseconds; null if an older build kept it without its time. */
  readonly at: number | null;
  readonly jobs: readonly Job[];
}

export type KeptLists = Readonly<Record<string, KeptList>>;

/** Reads the stored lists in today's format, whichever build wrote them. */
export function keptListsFrom(text: string | null): KeptLists {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const entries = Object.entries(stored).flatMap(([accountId, list]: [string, unknown]) => {
      const kept = wholeList(migrated(list), accountId);
      return kept === null ? [] : [[accountId, kept] as const];
    });
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** Builds before 'Stand von' kept a list without its time. */
function migrated(list: unknown): unknown {
  return Array.isArray(list) ? { at: null, jobs: list } : list;
}

function wholeList(list: unknown, accountId: string): KeptList | null {
  if (typeof list !== 'object' || list === null) return null;
  if (!('at' in list) || !('jobs' in list) || !Array.isArray(list.jobs)) return null;
  const jobs = list.jobs.map((job) => jobFromWire(job, accountId));
  // An older build may have written it. An incomplete list would hide a meter, so it does not
  // count.
  const whole = jobs.filter((job) => job !== null);
  if (whole.length < jobs.length) return null;
  return { at: typeof list.at === 'number' ? list.at : null, jobs: whole };
}
