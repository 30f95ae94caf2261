import { useEffect, useRef, useState } from 'react';
import type { CalendarDay, Job } from '@ablesbar/domain';
import { useAppDispatch } from '../../base/store';
import { useWorkplace } from '../../base/workplace';
import { deliverDraft, type SendingEnd } from '../../reading';
import { sendMany } from '../send-many';

export interface Batch {
  /** Number of jobs in the last batch. */
  readonly total: number;
  readonly ends: ReadonlyMap<string, SendingEnd>;
  /** Jobs whose values must not change any more. */
  readonly pending: ReadonlySet<string>;
  readonly isRunning: boolean;
  /** With today as the table said when the person agreed. */
  readonly start: (jobs: readonly Job[], shownToday: CalendarDay) => void;
  readonly stop: () => void;
  /** Called when these jobs' values change: their earlier results are no longer valid. */
  readonly forget: (jobIds: readonly string[]) => void;
}

const noEnds: ReadonlyMap<string, SendingEnd> = new Map();
const noJobs: ReadonlySet<string> = new Set();

/**
 * Sends many meters through the outbox, one by one. Leaving the screen stops it after the current
 * one.
 */
export function useBatch(): Batch {
  const dispatch = useAppDispatch();
  const { outbox, draftPhotos } = useWorkplace();
  const stopped = useRef(false);
  const [ends, setEnds] = useState(noEnds);
  const [pending, setPending] = useState(noJobs);
  const [total, setTotal] = useState(0);

  useEffect(() => {
    stopped.current = false;
    return () => {
      stopped.current = true;
    };
  }, []);

  const run = async (jobs: readonly Job[], shownToday: CalendarDay) => {
    stopped.current = false;
    setTotal(jobs.length);
    setEnds(noEnds);
    setPending(new Set(jobs.map(({ id }) => id)));
    const send = (job: Job) => dispatch(deliverDraft(outbox, draftPhotos, { job, shownToday }));
    await sendMany(jobs, send, {
      onEnd({ id }, end) {
        setEnds((before) => new Map([...before, [id, end]]));
        setPending((before) => new Set([...before].filter((other) => other !== id)));
      },
      isStopped: () => stopped.current,
    });
    setPending(noJobs);
  };
  return {
    total,
    ends,
    pending,
    isRunning: pending.size > 0,
    start: (jobs, shownToday) => void run(jobs, shownToday),
    stop: () => {
      stopped.current = true;
    },
    forget(jobIds) {
      if (!jobIds.some((id) => ends.has(id))) return;
      setEnds((before) => new Map([...before].filter(([id]) => !jobIds.includes(id))));
    },
  };
}
