import { useAppDispatch } from '../base/store';
import { useWorkplace } from '../base/workplace';
import { discardPhotos } from './discard-photos';
import { draftCleared, draftRestored, type ReadingDraft } from './reading-draft.slice';

/** Deletes a job's draft with its photos. The returned function undoes it. */
export function useDiscard(jobId: string, draft: ReadingDraft): () => () => void {
  const dispatch = useAppDispatch();
  const { draftPhotos } = useWorkplace();
  return () => {
    const undoPhotos = discardPhotos(draftPhotos, jobId);
    dispatch(draftCleared(jobId));
    return () => {
      dispatch(draftRestored({ jobId, draft }));
      undoPhotos();
    };
  };
}
