import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router';
import { differingParties, type Job, type MeterRateTask, meterTypeOf } from '@ablesbar/domain';
import { mediumText, meterName, sayRate, sayReading, withDots } from '@ablesbar/i18n';
import { Button, FramedMediumIcon, Notice, OpenList, useTexts, VisuallyHidden } from '@ablesbar/ui';
import { confirmationOf } from '@ablesbar/validation';
import { BY_ROUND, jobPath } from '../../base/paths';
import {
  ConfirmEntry,
  goingWith,
  openEntries,
  RateFields,
  SendingBanner,
  useEntry,
  valueInputId,
} from '../../reading';
import type { RoundState } from '../use-round';
import { AlsoSent } from './AlsoSent';
import { placeInHouse } from './place-in-house';
import { useMeant } from './use-meant';
import { useSwipe } from './use-swipe';
import * as css from './RoundScreen.css';

interface RoundCardProps {
  readonly job: Job;
  /** All meters of the house: the card shows only names in which they differ. */
  readonly house: readonly Job[];
  readonly round: RoundState;
}

/** One meter of the round: where it is, its counter, and on to the next one. */
export function RoundCard({ job, house, round }: RoundCardProps) {
  const { t } = useTexts();
  const titleId = useId();
  const entry = useEntry(job);
  const [isConfirming, setConfirming] = useState(false);
  /** Today as the question says: it stays open over midnight. */
  const [askedOn, setAskedOn] = useState(entry.today);
  /** The user wanted to go on, and was told why not. */
  const [isTold, setTold] = useState(false);
  /** Photos of the camera that are still being scaled. */
  const [scaling, setScaling] = useState(0);
  const swipes = useSwipe({ onLeft: round.skip, onRight: round.unskip ?? (() => undefined) });

  const { draft, assessment } = entry;
  const tasks = job.meter.meterRateTasks;
  const isEmpty = ({ taskId }: MeterRateTask) => assessment.rates[taskId]?.state === 'empty';
  const section = useFocusedField(valueInputId((tasks.find(isEmpty) ?? tasks[0])?.taskId ?? ''));
  const named = (say: typeof sayRate, taskId: string) => {
    const task = tasks.find((one) => one.taskId === taskId);
    return task ? say(t, tasks, task) : '';
  };

  const openId = useId();
  const open = openEntries(t, tasks, assessment.open);
  const navigate = useNavigate();
  const goToMeter = () => void navigate(jobPath(job.id), { state: BY_ROUND });
  const isMeant = useMeant(draft);

  const goOn = () => {
    if (scaling > 0 || !isMeant()) return;
    if (!assessment.canSend) {
      setTold(true);
      const fields = open.map(({ target }) => document.getElementById(target ?? ''));
      fields.find((field) => field !== null)?.focus();
      return;
    }
    // Nobody asks about a value without a doubt, as in the table: the next meter waits.
    setAskedOn(entry.today);
    if (confirmationOf(assessment) === 'plain') round.send(job, entry.today);
    else setConfirming(true);
  };
  /** Enter goes to the next empty counter of this meter, then on. */
  const confirm = (taskId: string) => {
    const later = tasks.slice(tasks.findIndex((task) => task.taskId === taskId) + 1).find(isEmpty);
    if (later === undefined || assessment.rates[taskId]?.state === 'empty') goOn();
    else document.getElementById(valueInputId(later.taskId))?.focus();
  };
  const refusal = round.refusalOf(job);
  const hasNext = round.cards.length > 1;
  return (
    <section ref={section} aria-labelledby={titleId} className={css.card} {...swipes}>
      <div className={css.meter}>
        <FramedMediumIcon meterType={meterTypeOf(job)} />
        <div>
          <h2 id={titleId} className={css.place}>
            {placeInHouse(job, t)}
          </h2>
          <p className={css.soft}>
            {withDots([
              job.meter.customMeterType ?? t(mediumText[meterTypeOf(job)]),
              meterName(job.meter, t),
              ...differingObject(job, house),
              ...differingParties(job, house),
            ])}
          </p>
          {job.meter.meterAddress.hint && <p className={css.hint}>{job.meter.meterAddress.hint}</p>}
          {round.isSkipped(job) && <p className={css.skipped}>{t('round_skipped_text')}</p>}
        </div>
      </div>
      {refusal !== null && (
        <Notice tone={refusal.tone} title={t(refusal.title ?? 'job_refused_title')}>
          {refusal.text}
        </Notice>
      )}
      <SendingBanner sending={entry.sending} />
      <RateFields
        isBrief
        job={job}
        entry={entry}
        rateName={(taskId) => named(sayRate, taskId)}
        onConfirm={confirm}
        onBusyChange={(isBusy) => setScaling((fields) => fields + (isBusy ? 1 : -1))}
      />
      <div role="status">
        {isTold &&
          !assessment.canSend &&
          (tasks.every(isEmpty) ? (
            <p className={css.open}>{t('round_empty_text')}</p>
          ) : (
            <OpenList
              id={openId}
              title={t('reading_open_title')}
              entries={open}
              onElsewhere={goToMeter}
            />
          ))}
      </div>
      <AlsoSent job={job} entry={entry} />
      <div className={css.actions}>
        <Button variant="primary" waiting={scaling > 0} onClick={goOn}>
          {t('round_next_action')}
        </Button>
        {hasNext && <Button onClick={round.skip}>{t('round_skip_action')}</Button>}
        {round.unskip && (
          <Button variant="quiet" onClick={round.unskip}>
            {t('round_unskip_action')}
          </Button>
        )}
      </div>
      <Link to={jobPath(job.id)} state={BY_ROUND}>
        {t('round_more_link')}
      </Link>
      <ConfirmEntry
        open={isConfirming}
        tasks={tasks}
        entry={entry}
        going={goingWith(entry)}
        rateName={(taskId) => named(sayReading, taskId)}
        onSend={() => round.send(job, askedOn)}
        onCorrect={(inputId) => {
          flushSync(() => setConfirming(false));
          const field = document.getElementById(inputId);
          // The note is on the meter's page.
          if (field === null) goToMeter();
          else field.focus();
        }}
        onLater={hasNext ? round.skip : undefined}
        onClose={() => setConfirming(false)}
      />
    </section>
  );
}

/** Says a new card to screen readers; it stays while the cards change. */
export function SaidCard({ job, count, total }: { job: Job; count: number; total: number }) {
  const { t } = useTexts();
  const place = placeInHouse(job, t);
  return (
    <VisuallyHidden>
      {t('round_card_said', { count, total, place, number: meterName(job.meter, t) })}
    </VisuallyHidden>
  );
}

/** The object, if the house has several and the title is not about it. */
function differingObject({ meter }: Job, house: readonly Job[]): readonly string[] {
  const { locationDescription, objectKey } = meter.meterAddress;
  const keys = new Set(house.map((other) => other.meter.meterAddress.objectKey));
  return keys.size > 1 && locationDescription && objectKey ? [objectKey] : [];
}

/** A new card takes the focus into its counter, so that a value can follow the other. */
function useFocusedField(inputId: string) {
  const section = useRef<HTMLElement>(null);
  const first = useRef(inputId);
  useEffect(() => {
    document.getElementById(first.current)?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return section;
}
