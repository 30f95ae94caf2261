import { useState } from 'react';
import { flushSync } from 'react-dom';
import { featuresOf, type Job, type NotReadableReason } from '@ablesbar/domain';
import { sendingWindow } from '@ablesbar/validation';
import { usePortal } from '../../base/portal';
import { useAppDispatch, useAppSelector } from '../../base/store';
import { useToday } from '../../base/use-today';
import { DeadlineOver } from '../DeadlineOver/DeadlineOver';
import { REASON_INPUT_ID, valueInputId } from '../input-ids';
import { NotReadableEntry } from '../NotReadableEntry/NotReadableEntry';
import { reasonChosen, selectDraft } from '../reading-draft.slice';
import type { GoneEnd } from '../send-reading';
import { ReadingEntry } from '../ReadingEntry/ReadingEntry';
import { useHasDraft } from '../use-has-draft';

export interface JobEntryProps {
  readonly job: Job;
  /** Called when the answer was sent or queued. */
  readonly onGone: (end: GoneEnd) => void;
}

/** The answer to a job: its readings, or why there are none (customer decision 45). */
export function JobEntry({ job, onGone }: JobEntryProps) {
  const dispatch = useAppDispatch();
  const { application, ports } = usePortal();
  const { reason } = useAppSelector((state) => selectDraft(state, job.id));
  const [isAsked, setIsAsked] = useState(false);
  const features = featuresOf(job, application.config);
  const sending = sendingWindow({ job, features, today: useToday() });
  // What was typed before the deadline stays in sight.
  const hasDraft = useHasDraft(job.id);

  const choose = (chosen: NotReadableReason | null) =>
    dispatch(reasonChosen({ jobId: job.id, at: ports.now().toISOString(), reason: chosen }));
  /** The pressed button has gone, and the other form is in its place. */
  const change = (isNotReadable: boolean, inputId: string) => {
    flushSync(() => setIsAsked(isNotReadable));
    document.getElementById(inputId)?.focus();
  };

  if (sending.state === 'over' && !hasDraft) return <DeadlineOver sending={sending} />;
  if (!features.notReadableAllowed) return <ReadingEntry job={job} onGone={onGone} />;
  return isAsked || reason !== undefined ? (
    <NotReadableEntry
      job={job}
      // Not 'sent', which is thanked for as a reading.
      onGone={() => onGone('waiting')}
      onDiscard={() => setIsAsked(true)}
      onBack={() => {
        if (reason !== undefined) choose(null);
        change(false, valueInputId(job.meter.meterRateTasks[0]?.taskId ?? ''));
      }}
    />
  ) : (
    <ReadingEntry
      job={job}
      onGone={onGone}
      onNotReadable={(known) => {
        if (known !== null) choose(known);
        change(true, REASON_INPUT_ID);
      }}
    />
  );
}
