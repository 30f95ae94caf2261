import { useMemo, useState, useSyncExternalStore } from 'react';
import {
  type CalendarDay,
  EMPTY_VALUE,
  groupedJobs,
  instantOfWire,
  type Job,
  type JobTableGroup,
  type MeterRateTask,
  meterReadingOf,
} from '@ablesbar/domain';
import type { OutboxRecord } from '@ablesbar/offline-queue';
import { useTexts } from '@ablesbar/ui';
import { rateVerdict } from '@ablesbar/validation';
import { usePortal } from '../../base/portal';
import { useAppDispatch, useAppSelector } from '../../base/store';
import { useToday } from '../../base/use-today';
import { useWorkplace } from '../../base/workplace';
import { refusalText } from '../../outbox';
import { draftsFilled, type FilledDraft, selectDrafts } from '../../reading';
import { readinessOf, createAssess, type TableReadiness } from './assessments';
import type { RowEntry } from './EntryLine';
import type { RowStage } from './RowState';
import { jobsFor, type Shown, shownJobs } from './shown-jobs';
import { type TableLine, tableLines } from './table-lines';
import { type Batch, useBatch } from './use-batch';
import { type ClosedJobs, useClosed } from './use-closed';
import { useTablePlace } from './use-table-place';

export interface TableState {
  readonly lines: readonly TableLine[];
  readonly readiness: TableReadiness;
  readonly batch: Batch;
  readonly buildings: ReturnType<typeof groupedJobs>;
  readonly building: JobTableGroup | null;
  readonly shown: Shown;
  readonly counts: Readonly<Record<Shown, number>>;
  /** The row at the top when the table was left. */
  readonly firstRow: number;
  readonly onView: (row: number) => void;
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  readonly chooseBuilding: (building: JobTableGroup | null) => void;
  readonly chooseShown: (shown: Shown) => void;
  readonly chooseDay: (day: CalendarDay) => void;
  readonly entryOf: (job: Job, task: MeterRateTask) => RowEntry;
  readonly closed: ClosedJobs;
  /**
   * Writes into the drafts, which all screens share and which survive a reload; a job that is closed
   * stays as it is.
   */
  readonly fill: (drafts: readonly FilledDraft[]) => void;
}

/** Whether the meter has a reading that arrived after this one was entered, from here or elsewhere. */
function hasLaterResult({ meter }: Job, { capturedAt }: OutboxRecord): boolean {
  return meter.meterRateTasks.some(({ readingResults }) =>
    readingResults.some(({ receivedAt }) => (instantOfWire(receivedAt ?? null) ?? 0) > capturedAt),
  );
}

/**
 * The state of the table. Typed values are stored in the drafts of the meters, as if typed on the
 * meters' own pages.
 */
export function useTable(accountId: string, jobs: readonly Job[]): TableState {
  const dispatch = useAppDispatch();
  const { application, ports } = usePortal();
  const { t } = useTexts();
  const { config } = application;
  const today = useToday();
  const drafts = useAppSelector(selectDrafts);
  const { draftPhotos } = useWorkplace();
  const batch = useBatch();
  const [begun, setBegun] = useState<ReadonlySet<string>>(new Set());
  const now = () => ports.now().toISOString();

  const assess = useMemo(
    () => createAssess(config, today, draftPhotos.of),
    [config, today, draftPhotos],
  );
  // A photo changes the assessment of its value. Those of an earlier page arrive after the drafts.
  useSyncExternalStore(draftPhotos.subscribe, draftPhotos.all);
  const buildings = useMemo(() => groupedJobs(jobs, 'building'), [jobs]);
  const place = useTablePlace(accountId, buildings);
  const { building, shown, firstRow, onView, chooseBuilding } = place;
  const day = place.day ?? today;
  const { closed, refused } = useClosed(batch.pending);

  const entered = jobs.filter(({ id }) => !closed.has(id));
  const readiness = readinessOf(entered, drafts, assess);
  const wanted = shownJobs(jobs, {
    shown,
    building: building?.jobs ?? null,
    isBegun: (id) => begun.has(id),
    readiness,
  });
  const within = new Set(building?.jobs ?? jobs);
  const countOf = (one: Shown) =>
    jobsFor(one, jobs, readiness).filter((job) => within.has(job)).length;
  const counts = {
    open: countOf('open'),
    sure: countOf('sure'),
    doubtful: countOf('doubtful'),
    blocked: countOf('blocked'),
    all: countOf('all'),
  };
  // Compared by their ids: a keystroke must not build a thousand lines again.
  const names = wanted.map(({ id }) => id).join('\n');
  const lines = useMemo(() => {
    const named = new Set(names.split('\n'));
    return tableLines(jobs.filter(({ id }) => named.has(id)));
  }, [names, jobs]);

  const stageOf = (job: Job, task: MeterRateTask): RowStage => {
    const onItsWay = closed.get(job.id);
    if (onItsWay !== undefined) return { kind: onItsWay };
    const end = batch.ends.get(job.id);
    if (end?.kind === 'refused') return end;
    const draft = drafts[job.id];
    if (draft !== undefined) {
      return { kind: 'entering', verdict: rateVerdict(assess(job, draft).assessment, task.taskId) };
    }
    if (end?.kind === 'sent') return { kind: 'sent' };
    const record = refused.get(job.id);
    if (record !== undefined && !hasLaterResult(job, record)) {
      return { kind: 'refused', message: refusalText(record, t) };
    }
    return job.done ? { kind: 'sent' } : { kind: 'entering', verdict: { kind: 'empty' } };
  };
  return {
    lines,
    readiness,
    batch,
    buildings,
    building,
    shown,
    counts,
    firstRow,
    onView,
    day,
    today,
    closed,
    chooseBuilding,
    chooseShown(next) {
      setBegun(new Set());
      place.setShown(next);
    },
    chooseDay(chosen) {
      const next = chosen === today ? null : chosen;
      place.setDay(next);
      // What has a day of its own keeps it, and so does a building that is not shown: it would be
      // sent for a day that nobody chose for it.
      const follows = (job: Job) => within.has(job) && drafts[job.id]?.day === place.day;
      const some = entered.filter(follows).map(({ id }) => ({ jobId: id, values: {}, day: next }));
      if (some.length > 0) dispatch(draftsFilled({ at: now(), some }));
    },
    entryOf(job, task) {
      const draft = drafts[job.id];
      const ownDay = draft === undefined ? day : assess(job, draft).day;
      return {
        value: draft?.values[task.taskId] ?? EMPTY_VALUE,
        stage: stageOf(job, task),
        isMasked: meterReadingOf(job, config).maskPostDecimals,
        ownDay: ownDay === day ? null : ownDay,
      };
    },
    fill(all) {
      // A sheet may have been read before its meters were sent.
      const some = all.filter(({ jobId }) => !closed.has(jobId));
      const ids = some.map(({ jobId }) => jobId);
      setBegun((before) => new Set([...before, ...ids]));
      batch.forget(ids);
      // A reading that was begun for another day keeps it, as its row says. Null is a day, too: today.
      const dated = some.map((filled) => {
        const draft = drafts[filled.jobId];
        return { day: draft === undefined ? place.day : draft.day, ...filled };
      });
      dispatch(draftsFilled({ at: now(), some: dated }));
    },
  };
}
