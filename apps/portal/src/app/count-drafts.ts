import { type DraftPhotos, isDraftEmpty, isReadingDraft, selectDrafts } from '../reading';
import { isUnlistedEmpty, UNLISTED_DRAFT, UNLISTED_SLOT } from '../unlisted-reading';
import type { RootState } from '../base/store';
import { jobIdsOf } from './after-removal';

interface Surroundings {
  readonly state: RootState;
  readonly draftPhotos: Pick<DraftPhotos, 'of'>;
  /** The accounts that are logged in. */
  readonly accountIds: readonly string[];
}

/** Number of drafts that the person has filled and that go if these accounts leave the device. */
export function countDrafts(surroundings: Surroundings, leaving: readonly string[]): number {
  const { state, draftPhotos, accountIds } = surroundings;
  // The state also contains redux-persist's own `_persist` entry.
  const filled = Object.entries(selectDrafts(state)).filter(
    ([jobId, draft]) => isReadingDraft(draft) && !isDraftEmpty(draft, draftPhotos.of(jobId)),
  );
  const staying = accountIds.filter((id) => !leaving.includes(id));
  if (staying.length === 0) {
    const photos = draftPhotos.of(UNLISTED_DRAFT)[UNLISTED_SLOT] ?? [];
    return filled.length + (isUnlistedEmpty(state.unlistedDraft, photos) ? 0 : 1);
  }
  const jobsOf = (ids: readonly string[]) =>
    new Set(ids.flatMap((id) => jobIdsOf(state, id) ?? []));
  const [going, kept] = [jobsOf(leaving), jobsOf(staying)];
  return filled.filter(([jobId]) => going.has(jobId) && !kept.has(jobId)).length;
}
