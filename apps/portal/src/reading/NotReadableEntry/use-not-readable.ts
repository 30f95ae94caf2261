import { useSyncExternalStore } from 'react';
import {
  type CalendarDay,
  featuresOf,
  type Job,
  meterReadingOf,
  type NotReadableReason,
} from '@ablesbar/domain';
import type { ScaledPhoto } from '@ablesbar/ui';
import {
  allowedPhotos,
  assessNotReadable,
  checkPhotos,
  countedPhotos,
  isReadingDateHidden,
  PHOTOS_PER_RATE,
  readingDateWindow,
  sendingWindow,
} from '@ablesbar/validation';
import { usePortal } from '../../base/portal';
import { useAppDispatch, useAppSelector } from '../../base/store';
import { useToday } from '../../base/use-today';
import { useWorkplace } from '../../base/workplace';
import { countedDay } from '../counted-day';
import { NOT_READABLE_SLOT } from '../deliver-not-readable';
import { isDraftEmpty } from '../DraftLine/is-draft-empty';
import type { DraftPhoto } from '../placed-photos';
import {
  commentEntered,
  dayChosen,
  draftTouched,
  reasonChosen,
  selectDraft,
} from '../reading-draft.slice';
import { useDiscard } from '../use-discard';

const NONE: readonly DraftPhoto[] = [];

/** The answer that a job's meter cannot be read, as far as it is entered, and the result of its rules. */
export function useNotReadable(job: Job) {
  const dispatch = useAppDispatch();
  const { application, ports } = usePortal();
  const today = useToday();
  const draft = useAppSelector((state) => selectDraft(state, job.id));
  const { draftPhotos } = useWorkplace();
  const allPhotos = useSyncExternalStore(draftPhotos.subscribe, () => draftPhotos.of(job.id));
  const taken = () => draftPhotos.of(job.id)[NOT_READABLE_SLOT] ?? NONE;
  const photos = allPhotos[NOT_READABLE_SLOT] ?? NONE;
  const discard = useDiscard(job.id, draft);
  const features = featuresOf(job, application.config);
  const meterReading = meterReadingOf(job, application.config);
  const day = countedDay(draft.day, { job, features, today });
  const { reason = null, comment = '' } = draft;
  const stamp = () => ({ jobId: job.id, at: ports.now().toISOString() });
  const assessment = assessNotReadable({
    job,
    reason,
    comment,
    day,
    settings: { features, meterReading },
    today,
  });
  const most = allowedPhotos(PHOTOS_PER_RATE, features);
  // An answer that was taken back brings its photos to those of the form.
  const count = countedPhotos(photos.length, most);
  const photoProblem = checkPhotos({ count, most, reason: null, obis: null });
  const put = (next: readonly DraftPhoto[]) => {
    // If the disk rejects a photo, the page still has it.
    void draftPhotos.put(job.id, NOT_READABLE_SLOT, next).catch(() => undefined);
    dispatch(draftTouched(stamp()));
  };
  return {
    reason,
    comment,
    changedAt: draft.changedAt,
    isEmpty: isDraftEmpty(draft, allPhotos),
    discard,
    photos,
    day,
    today,
    meterReading,
    mostPhotos: most,
    photoProblem,
    commentField: assessment.commentField,
    open: [
      ...assessment.open,
      ...(photoProblem ? [{ code: photoProblem.code, taskId: NOT_READABLE_SLOT }] : []),
    ],
    canSend: assessment.canSend && photoProblem === null,
    dateWindow: readingDateWindow({ job, meterReading, today }),
    isDateHidden: isReadingDateHidden({ job, features, today }),
    sending: sendingWindow({ job, features, today }),
    chooseReason: (chosen: NotReadableReason | null) =>
      dispatch(reasonChosen({ ...stamp(), reason: chosen })),
    enterComment: (text: string) => dispatch(commentEntered({ ...stamp(), comment: text })),
    chooseDay: (chosen: CalendarDay) =>
      dispatch(dayChosen({ ...stamp(), day: chosen === today ? null : chosen })),
    addPhoto: (photo: ScaledPhoto) => put([...taken(), { id: ports.newId(), ...photo }]),
    removePhoto: (index: number) => put(taken().filter((_, n) => n !== index)),
  };
}
