import { type FormEvent, useEffect, useState } from 'react';
import {
  addDays,
  type CalendarDay,
  EMPTY_VALUE,
  featuresOf,
  isRateNamed,
  type Job,
  type MeterRateTask,
  meterReadingOf,
  type OwnNote,
  type ReadingValue,
  unitOf,
} from '@ablesbar/domain';
import { sayProblem, sayRate, type TextKey } from '@ablesbar/i18n';
import { Button, FormActions, Notice, ReadingDateInput, useTexts } from '@ablesbar/ui';
import { assessNote, checkReadingDate } from '@ablesbar/validation';
import { usePortal } from '../../base/portal';
import { useAppDispatch } from '../../base/store';
import { useToday } from '../../base/use-today';
import { RateEntry, valueInputId } from '../../reading';
import { noteKept, noteRemoved } from '../own-notes.slice';
import * as css from './OwnNotes.css';

export interface NoteFormProps {
  readonly job: Job;
  /** The note to change; null for new ones, one for each tariff that is filled. */
  readonly noted: { readonly id: string; readonly note: OwnNote } | null;
  readonly onClose: () => void;
}

const DATE_INPUT_ID = 'note-day';
/** Ten years: whoever has kept a book can copy it. */
const MOST_DAYS_AGO = 3653;

/** The face of the reading form, without anything that leads to the utility. */
export function NoteForm({ job, noted, onClose }: NoteFormProps) {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const { application, notices, ports } = usePortal();
  const today = useToday();
  const [values, setValues] = useState<Readonly<Record<string, ReadingValue>>>(
    noted ? { [noted.note.taskId]: noted.note.value } : {},
  );
  /** Null means today. */
  const [chosen, setChosen] = useState<CalendarDay | null>(noted?.note.day ?? null);
  const [problem, setProblem] = useState<TextKey | null>(null);

  const all = job.meter.meterRateTasks;
  const tasks = noted ? all.filter(({ taskId }) => taskId === noted.note.taskId) : all;
  const first = tasks[0]?.taskId;
  useEffect(() => {
    if (first !== undefined) document.getElementById(valueInputId(first))?.focus();
  }, [first]);

  const { config } = application;
  const settings = { features: featuresOf(job, config), meterReading: meterReadingOf(job, config) };
  const day = chosen ?? today;
  const dateWindow = { earliest: addDays(today, -MOST_DAYS_AGO), latest: today };
  const dateProblem = checkReadingDate(day, dateWindow);
  const rateName = (taskId: string) => {
    const task = all.find((one) => one.taskId === taskId);
    return task ? sayRate(t, all, task) : '';
  };
  const valueOf = ({ taskId }: MeterRateTask) => values[taskId] ?? EMPTY_VALUE;
  const rates = tasks.map((task) => ({
    task,
    value: valueOf(task),
    assessment: assessNote({ task, value: valueOf(task), day, settings }),
  }));
  const filled = rates.filter(({ assessment }) => assessment.state !== 'empty');

  const keep = () => {
    if (filled.length === 0) return setProblem('note_missing_title');
    const isRefused = filled.some(({ assessment }) => assessment.state === 'refused');
    if (isRefused || dateProblem) return setProblem('note_refused_title');
    for (const { task, value } of filled) {
      const { id: jobId, login: accountId } = job;
      const id = noted?.id ?? `${ports.newId()}/${jobId}`;
      const note = { accountId, jobId, taskId: task.taskId, day, value };
      dispatch(noteKept({ id, note }));
    }
    notices.show({ type: 'success', title: 'note_kept_title', message: 'note_kept_text' });
    onClose();
  };
  const remove = () => {
    if (noted) dispatch(noteRemoved(noted.id));
    notices.show({ type: 'success', title: 'note_removed_title', message: 'note_removed_text' });
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    keep();
  };

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {rates.map(({ task, value, assessment }) => (
        <RateEntry
          key={task.taskId}
          name={rateName(task.taskId)}
          isNamed={isRateNamed(all, task)}
          targetDay={null}
          rate={{
            ...{ task, value, day, settings, rateName, unit: unitOf(task) },
            others: filled.filter((other) => other.task !== task),
          }}
          assessment={assessment}
          onChange={(changed) => {
            setProblem(null);
            setValues((before) => ({ ...before, [task.taskId]: changed }));
          }}
          onConfirm={keep}
        />
      ))}
      <ReadingDateInput
        inputId={DATE_INPUT_ID}
        label={t('note_day_label')}
        value={day}
        today={today}
        {...dateWindow}
        onChange={(changed) => setChosen(changed === today ? null : changed)}
        {...(dateProblem && { problem: sayProblem(texts, dateProblem, 0) })}
      />
      <div role="status">{problem && <Notice tone="error" title={t(problem)} />}</div>
      <FormActions
        back={
          <>
            <Button onClick={onClose}>{t('management_cancel_action')}</Button>
            {noted && (
              <Button variant="danger" onClick={remove}>
                {t('note_remove_action')}
              </Button>
            )}
          </>
        }
        forward={
          <Button variant="primary" type="submit">
            {t('note_keep_action')}
          </Button>
        }
      />
    </form>
  );
}
