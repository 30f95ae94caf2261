import { useState } from 'react';
import { berlinDay, type Job } from '@ablesbar/domain';
import { formatDay, formatTime } from '@ablesbar/i18n';
import { Button, useTexts } from '@ablesbar/ui';
import { useAppDispatch } from '../../app/store';
import type { PhotosBySlot } from '../draft-photos';
import { useDraftPhotos } from '../draft-photos-context';
import { draftCleared, draftRestored, type ReadingDraft } from '../reading-draft.slice';
import type { ReadingEntryState } from '../use-entry';
import { isDraftEmpty } from './is-draft-empty';
import * as css from './DraftLine.css';

/** Says that what stands in the form is of an earlier time, and takes it away; that can be undone. */
export function DraftLine({ job, entry }: { job: Job; entry: ReadingEntryState }) {
  const { t, language } = useTexts();
  const dispatch = useAppDispatch();
  const draftPhotos = useDraftPhotos();
  const { draft, photos, today } = entry;
  // What is typed from now on is no news.
  const [foundAt] = useState(draft.changedAt ?? null);
  const [discarded, setDiscarded] = useState<{
    readonly draft: ReadingDraft;
    readonly photos: PhotosBySlot;
  } | null>(null);
  const isEmpty = isDraftEmpty(draft, photos);

  const discard = () => {
    setDiscarded({ draft, photos });
    dispatch(draftCleared(job.id));
    // What the disk does not let go of now, goes with the next entry of this job.
    void draftPhotos.clear(job.id).catch(() => undefined);
  };
  const undo = () => {
    if (discarded === null) return;
    setDiscarded(null);
    dispatch(draftRestored({ jobId: job.id, draft: discarded.draft }));
    for (const [slot, taken] of Object.entries(discarded.photos)) {
      void draftPhotos.put(job.id, slot, taken).catch(() => undefined);
    }
  };

  if (foundAt === null) return null;
  const canUndo = isEmpty && discarded !== null;
  const at = new Date(foundAt);
  const time = formatTime(at, language);
  const day = berlinDay(at);
  const found =
    day === today
      ? t('reading_draft_text', { time })
      : t('reading_draft_day_text', { day: formatDay(day, language), time });
  return (
    <span className={css.line}>
      <span role="status">{canUndo ? t('reading_draft_gone') : !isEmpty && found}</span>
      {(canUndo || !isEmpty) && (
        // One button: the focus stays where it is.
        <Button variant="plain" onClick={canUndo ? undo : discard}>
          {t(canUndo ? 'reading_draft_undo' : 'reading_draft_discard')}
        </Button>
      )}
    </span>
  );
}
