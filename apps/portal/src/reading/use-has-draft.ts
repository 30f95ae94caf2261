import { useSyncExternalStore } from 'react';
import { useAppSelector } from '../base/store';
import { useWorkplace } from '../base/workplace';
import { isDraftEmpty } from './DraftLine/is-draft-empty';
import { selectDraft } from './reading-draft.slice';

/** Whether the job has an entry that is not sent yet. */
export function useHasDraft(jobId: string): boolean {
  const { draftPhotos } = useWorkplace();
  const photos = useSyncExternalStore(draftPhotos.subscribe, () => draftPhotos.of(jobId));
  return useAppSelector((state) => !isDraftEmpty(selectDraft(state, jobId), photos));
}
