import { useMemo } from 'react';
import {
  featuresOf,
  meterReadingOf,
  type CalendarDay,
  type Job,
  type ReadingValue,
} from '@ablesbar/domain';
import {
  assessEntry,
  type EntryAssessment,
  isReadingDateHidden,
  type ReadingDateWindow,
  readingDateWindow,
  type ReadingSettings,
  type SendingWindow,
  sendingWindow,
} from '@ablesbar/validation';
import { useAppDispatch, useAppSelector } from '../app/store';
import { usePortal } from '../app/portal-context';
import { useToday } from '../app/use-today';
import { dayChosen, type ReadingDraft, selectDraft, valueEntered } from './reading-draft.slice';

export interface ReadingEntryState {
  readonly draft: ReadingDraft;
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  readonly settings: ReadingSettings;
  readonly assessment: EntryAssessment;
  readonly dateWindow: ReadingDateWindow;
  readonly isDateHidden: boolean;
  readonly sending: SendingWindow;
  readonly enterValue: (taskId: string, value: ReadingValue) => void;
  readonly chooseDay: (day: CalendarDay) => void;
}

/** A job's entry as it stands, with everything the rules say about it. */
export function useEntry(job: Job): ReadingEntryState {
  const dispatch = useAppDispatch();
  const { config } = usePortal().application;
  const today = useToday();
  const draft = useAppSelector((state) => selectDraft(state, job.id));
  const settings = useMemo(
    () => ({ features: featuresOf(job, config), meterReading: meterReadingOf(job, config) }),
    [job, config],
  );
  const { features, meterReading } = settings;
  const day = draft.day ?? today;
  const assessment = useMemo(
    () =>
      assessEntry({
        job,
        values: draft.values,
        photoCounts: {},
        comment: '',
        day,
        settings,
        today,
      }),
    [job, draft.values, day, settings, today],
  );
  return {
    draft,
    day,
    today,
    settings,
    assessment,
    dateWindow: readingDateWindow({ job, meterReading, today }),
    isDateHidden: isReadingDateHidden({ job, features, today }),
    sending: sendingWindow({ job, features, today }),
    enterValue: (taskId, value) => void dispatch(valueEntered({ jobId: job.id, taskId, value })),
    chooseDay: (chosen) =>
      void dispatch(dayChosen({ jobId: job.id, day: chosen === today ? null : chosen })),
  };
}
