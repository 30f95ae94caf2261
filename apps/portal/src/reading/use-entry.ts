import { useMemo, useSyncExternalStore } from 'react';
import type { CalendarDay, Job, ReadingValue } from '@ablesbar/domain';
import {
  type EntryAssessment,
  isReadingDateHidden,
  type ReadingDateWindow,
  readingDateWindow,
  type ReadingSettings,
  type SendingWindow,
  sendingWindow,
} from '@ablesbar/validation';
import type { ScaledPhoto } from '@ablesbar/ui';
import { useAppDispatch, useAppSelector } from '../base/store';
import { usePortal } from '../base/portal';
import { useToday } from '../base/use-today';
import { useWorkplace } from '../base/workplace';
import { assessDraft } from './assess-draft';
import type { DraftPhoto, PhotosBySlot } from './placed-photos';
import {
  commentEntered,
  dayChosen,
  draftTouched,
  type ReadingDraft,
  selectDraft,
  valueEntered,
} from './reading-draft.slice';
import { useDiscard } from './use-discard';

export interface ReadingEntryState {
  readonly draft: ReadingDraft;
  /** By rate. */
  readonly photos: PhotosBySlot;
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  readonly settings: ReadingSettings;
  readonly assessment: EntryAssessment;
  readonly dateWindow: ReadingDateWindow;
  readonly isDateHidden: boolean;
  readonly sending: SendingWindow;
  readonly enterValue: (taskId: string, value: ReadingValue) => void;
  readonly enterComment: (comment: string) => void;
  readonly addPhoto: (taskId: string, photo: ScaledPhoto) => void;
  readonly removePhoto: (taskId: string, index: number) => void;
  readonly chooseDay: (day: CalendarDay) => void;
  /** Returns a function that undoes it. */
  readonly discard: () => () => void;
}

/** A job's current entry, with the result of all rules. */
export function useEntry(job: Job): ReadingEntryState {
  const dispatch = useAppDispatch();
  const { application, ports } = usePortal();
  const { config } = application;
  const today = useToday();
  const draft = useAppSelector((state) => selectDraft(state, job.id));
  const { draftPhotos } = useWorkplace();
  const photos = useSyncExternalStore(draftPhotos.subscribe, () => draftPhotos.of(job.id));
  const discard = useDiscard(job.id, draft);
  const { settings, day, assessment } = useMemo(
    () => assessDraft(job, draft, { photos, config, today }),
    [job, draft, photos, config, today],
  );
  const { features, meterReading } = settings;
  const stamp = () => ({ jobId: job.id, at: ports.now().toISOString() });
  const put = (taskId: string, change: (taken: readonly DraftPhoto[]) => readonly DraftPhoto[]) => {
    // Read now, not when rendered: several photos may arrive at once. If the disk rejects a photo,
    // the page still has it.
    const taken = draftPhotos.of(job.id)[taskId] ?? [];
    void draftPhotos.put(job.id, taskId, change(taken)).catch(() => undefined);
    dispatch(draftTouched(stamp()));
  };
  return {
    draft,
    photos,
    day,
    today,
    settings,
    assessment,
    dateWindow: readingDateWindow({ job, meterReading, today }),
    isDateHidden: isReadingDateHidden({ job, features, today }),
    sending: sendingWindow({ job, features, today }),
    enterValue: (taskId, value) => dispatch(valueEntered({ ...stamp(), taskId, value })),
    enterComment: (comment) => dispatch(commentEntered({ ...stamp(), comment })),
    addPhoto: (taskId, photo) =>
      put(taskId, (taken) => [...taken, { id: ports.newId(), ...photo }]),
    removePhoto: (taskId, index) => put(taskId, (taken) => taken.filter((_, n) => n !== index)),
    chooseDay: (chosen) =>
      dispatch(dayChosen({ ...stamp(), day: chosen === today ? null : chosen })),
    discard,
  };
}
