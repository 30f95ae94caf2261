import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  buildingOf,
  type CalendarDay,
  chosenOrder,
  featuresOf,
  type Job,
  walkingOrder,
} from '@ablesbar/domain';
import { needsAttention } from '@ablesbar/offline-queue';
import { checkSending, sendingWindow } from '@ablesbar/validation';
import { usePortal } from '../base/portal';
import { useAppDispatch, useAppSelector } from '../base/store';
import { useToday } from '../base/use-today';
import { useWorkplace } from '../base/workplace';
import { useQueuedJobIds } from '../job';
import { useOwnWaiting } from '../outbox';
import { type Refusal, refusalOf, sendReading } from '../reading';
import { roundCards } from './round-cards';
import { roundChanged, roundId, selectRound } from './rounds.slice';

export interface RoundState {
  /** All meters of the house in walking order. */
  readonly walk: readonly Job[];
  /** What is left, the shown card first. */
  readonly cards: readonly Job[];
  /** Open meters that cannot be read now: it is too early or too late, or they have no counter. */
  readonly closed: number;
  /** Meters whose reading did not go through later: its words and its values are on the meter's page. */
  readonly refused: readonly Job[];
  readonly isSkipped: (job: Job) => boolean;
  readonly hasOwnOrder: boolean;
  /** Why the last sending has left the reading of this meter here; null if it has not. */
  readonly refusalOf: (job: Job) => Refusal | null;
  /** Sends what the meter's draft holds, and shows the next card without waiting for the answer. */
  readonly send: (job: Job, shownToday: CalendarDay) => void;
  /** Puts the shown card at the end. */
  readonly skip: () => void;
  /** Shows the card that was put at the end last; null if there is none. */
  readonly unskip: (() => void) | null;
  /** Shows the card of this meter now, and goes on from there. */
  readonly goTo: (job: Job) => void;
  /** Empty: as the floors come. */
  readonly order: (walk: readonly Job[]) => void;
}

/** A round through the meters of one house; what is typed stands in the drafts of its meters. */
export function useRound(start: Job, house: readonly Job[], isWatched: () => boolean): RoundState {
  const dispatch = useAppDispatch();
  const { texts, application } = usePortal();
  const { config } = application;
  const { outbox, draftPhotos } = useWorkplace();
  const today = useToday();
  const id = roundId(start.login, buildingOf(start.meter.meterAddress) ?? start.id);
  const round = useAppSelector((state) => selectRound(state, id));
  const queued = useQueuedJobIds();
  const waiting = useOwnWaiting();
  const stuck = useMemo(
    () => new Set(waiting.filter(needsAttention).map(({ jobId }) => jobId)),
    [waiting],
  );
  /** Sent from here: the list learns of it later. */
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, Refusal>>(new Map());

  const isOpen = ({ id: jobId, done }: Job) =>
    !done && !queued.has(jobId) && !stuck.has(jobId) && !gone.has(jobId);
  const canBeRead = (job: Job) =>
    job.meter.meterRateTasks.length > 0 &&
    checkSending(sendingWindow({ job, features: featuresOf(job, config), today })) === null;
  const walk = useMemo(() => walkingOrder(house, round.order), [house, round.order]);
  const open = walk.filter(isOpen);
  const cards = roundCards(walk, { ...round, isLeft: (job) => isOpen(job) && canBeRead(job) });
  const [shown, next] = cards;

  const change = (part: Partial<typeof round>) => dispatch(roundChanged({ id, change: part }));
  /** At the end of those that are still open. */
  const putLast = (jobId: string) => [
    ...round.later.filter((other) => other !== jobId && open.some((job) => job.id === other)),
    jobId,
  ];
  const setRefusal = (jobId: string, refusal: Refusal | null) =>
    setRefusals((all) => {
      const others = [...all].filter(([other]) => other !== jobId);
      return new Map(refusal === null ? others : [...others, [jobId, refusal]]);
    });

  const send = async (job: Job, shownToday: CalendarDay) => {
    // A phone keeps its keyboard only if the next field takes the focus at once.
    flushSync(() => {
      setGone((all) => new Set([...all, job.id]));
      setRefusal(job.id, null);
      // A refused reading comes back at the end, and never in the place of another card.
      change({ at: next?.id ?? null, later: putLast(job.id) });
    });
    const sending = { job, shownToday, isWatched };
    const end = await dispatch(sendReading(outbox, draftPhotos, sending));
    if (end.kind === 'sent') return;
    setGone((all) => new Set([...all].filter((other) => other !== job.id)));
    if (end.kind === 'refused') setRefusal(job.id, refusalOf(end, texts.t));
  };
  const last = round.later.findLast((other) => cards.slice(1).some((job) => job.id === other));

  return {
    walk,
    cards,
    closed: open.filter((job) => !canBeRead(job)).length,
    refused: walk.filter((job) => stuck.has(job.id)),
    isSkipped: (job) => round.later.includes(job.id) && !refusals.has(job.id),
    hasOwnOrder: round.order.length > 0,
    refusalOf: (job) => refusals.get(job.id) ?? null,
    send: (job, shownToday) => void send(job, shownToday),
    skip() {
      if (shown === undefined || next === undefined) return;
      flushSync(() => change({ at: next.id, later: putLast(shown.id) }));
    },
    unskip:
      last === undefined
        ? null
        : () => {
            const later = round.later.filter((other) => other !== last);
            flushSync(() => change({ at: last, later }));
          },
    goTo: (job) => change({ at: job.id, later: round.later.filter((other) => other !== job.id) }),
    order: (chosen) => change({ order: chosenOrder(chosen) }),
  };
}
