import { useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type CalendarDay,
  isAboutAccess,
  type Job,
  type NotReadableReason,
} from '@ablesbar/domain';
import { sayRate, sayReading } from '@ablesbar/i18n';
import { Button, Notice, Section, useTexts } from '@ablesbar/ui';
import { goesAtOnce } from '@ablesbar/validation';
import { useAppDispatch } from '../../base/store';
import { useWorkplace } from '../../base/workplace';
import { DraftLine } from '../DraftLine/DraftLine';
import { isDraftEmpty } from '../DraftLine/is-draft-empty';
import { EntryComment } from '../EntryComment/EntryComment';
import { EntryDay } from '../EntryDay/EntryDay';
import { goingWith } from '../going-with';
import { openEntries } from '../open-entries';
import { RateFields } from '../RateFields/RateFields';
import { type Refusal, refusalOf } from '../refusal';
import { SendArea } from '../SendArea/SendArea';
import { SendingBanner } from '../SendingBanner/SendingBanner';
import { type GoneEnd, sendReading } from '../send-reading';
import { useEntry } from '../use-entry';
import { useIsShown } from '../use-is-shown';
import { ConfirmEntry } from './ConfirmEntry';
import { sayValue } from './say-value';
import * as css from './ReadingEntry.css';

export interface ReadingEntryProps {
  readonly job: Job;
  /** Called when the reading was sent or queued; the form is empty now. */
  readonly onGone: (end: GoneEnd) => void;
  /** The meter cannot be read, for a reason that is known or not. Absent if the utility takes no such answer. */
  readonly onNotReadable?: (known: NotReadableReason | null) => void;
}

export function ReadingEntry({ job, onGone, onNotReadable }: ReadingEntryProps) {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const { outbox, draftPhotos } = useWorkplace();
  const entry = useEntry(job);
  const [step, setStep] = useState<'entering' | 'confirming' | 'sending'>('entering');
  /** Today as the question says: it stays open over midnight. */
  const [askedOn, setAskedOn] = useState(entry.today);
  /** Fields whose photos are still being scaled. */
  const [scaling, setScaling] = useState(0);
  const isWatched = useIsShown();
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const { draft, photos, assessment } = entry;
  const tasks = job.meter.meterRateTasks;
  const named = (say: typeof sayRate, taskId: string) => {
    const task = tasks.find((one) => one.taskId === taskId);
    return task ? say(t, tasks, task) : '';
  };
  const rateName = (taskId: string) => named(sayRate, taskId);
  const canSend = assessment.canSend && step !== 'sending' && scaling === 0;

  const filled = tasks.filter(({ taskId }) => assessment.rates[taskId]?.state !== 'empty');
  const saidBeside =
    filled.length === 1
      ? filled.map((task) => sayValue(texts, task, draft))[0]
      : t('reading_bar_text', { count: filled.length });

  const countScaling = (isBusy: boolean) => setScaling((fields) => fields + (isBusy ? 1 : -1));
  const confirm = () => {
    if (!canSend) return;
    setAskedOn(entry.today);
    if (goesAtOnce(assessment)) void send(entry.today);
    else setStep('confirming');
  };
  const send = async (shownToday: CalendarDay) => {
    setStep('sending');
    setRefusal(null);
    const sending = { job, shownToday, isWatched };
    const end = await dispatch(sendReading(outbox, draftPhotos, sending));
    setStep('entering');
    if (end.kind === 'refused') setRefusal(refusalOf(end, t));
    else onGone(end.kind);
  };

  return (
    <>
      <SendingBanner sending={entry.sending} />
      <Section
        isFirstOnPhone
        title={t('job_readings_title')}
        aside={
          <DraftLine
            changedAt={draft.changedAt}
            isEmpty={isDraftEmpty(draft, photos)}
            today={entry.today}
            onDiscard={entry.discard}
          />
        }
      >
        <RateFields
          job={job}
          entry={entry}
          rateName={rateName}
          onConfirm={confirm}
          onBusyChange={countScaling}
        />
        {onNotReadable && (
          <div className={css.plain}>
            <Button variant="plain" onClick={() => onNotReadable(null)}>
              {t('not_readable_open_action')}
            </Button>
          </div>
        )}
      </Section>
      <div className={css.lines}>
        <EntryComment entry={entry} />
        {onNotReadable && isAboutAccess(draft.comment ?? '') && (
          <div className={css.access}>
            <Notice tone="info" title={t('not_readable_access_title')} live="polite">
              {t('not_readable_access_text')}
            </Notice>
            <Button onClick={() => onNotReadable('NO_ACCESS')}>
              {t('not_readable_access_action')}
            </Button>
          </div>
        )}
        <EntryDay entry={entry} />
      </div>
      <SendArea
        action={t('reading_send_action', { count: tasks.length })}
        said={saidBeside}
        open={openEntries(t, tasks, assessment.open)}
        refusal={refusal}
        isReady={assessment.canSend && scaling === 0}
        isSending={step === 'sending'}
        onSend={confirm}
      />
      <ConfirmEntry
        open={step === 'confirming'}
        tasks={tasks}
        entry={entry}
        going={goingWith(entry)}
        rateName={(taskId) => named(sayReading, taskId)}
        onSend={() => void send(askedOn)}
        onCorrect={(inputId) => {
          flushSync(() => setStep('entering'));
          document.getElementById(inputId)?.focus();
        }}
        onClose={() => setStep('entering')}
      />
    </>
  );
}
