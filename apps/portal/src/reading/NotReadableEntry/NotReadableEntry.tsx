import { useState } from 'react';
import { isNotReadableReason, type Job, NOT_READABLE_REASONS } from '@ablesbar/domain';
import { notReadableText, sayOpenPoint, sayProblem } from '@ablesbar/i18n';
import {
  Button,
  CommentInput,
  PhotoInput,
  RadioList,
  ReadingDateInput,
  Section,
  useTexts,
} from '@ablesbar/ui';
import { checkReadingDate } from '@ablesbar/validation';
import { useAppDispatch } from '../../base/store';
import { useWorkplace } from '../../base/workplace';
import { DraftLine } from '../DraftLine/DraftLine';
import { NOT_READABLE_SLOT, sendNotReadable } from '../deliver-not-readable';
import {
  COMMENT_INPUT_ID,
  DATE_INPUT_ID,
  photoInputId,
  REASON_INPUT_ID,
  targetOf,
} from '../input-ids';
import { type Refusal, refusalOf } from '../refusal';
import { SendArea } from '../SendArea/SendArea';
import { SendingBanner } from '../SendingBanner/SendingBanner';
import { useIsShown } from '../use-is-shown';
import { useNotReadable } from './use-not-readable';

export interface NotReadableEntryProps {
  readonly job: Job;
  /** Called when the answer was sent or queued. */
  readonly onGone: () => void;
  /** The meter can be read after all. */
  readonly onBack: () => void;
  /** Called before the draft is discarded: without its reason, this form stays, so that it can be undone. */
  readonly onDiscard: () => void;
}

/** The form of a job whose meter cannot be read: it takes the place of the readings. */
export function NotReadableEntry({ job, onGone, onBack, onDiscard }: NotReadableEntryProps) {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const { outbox, draftPhotos } = useWorkplace();
  const isWatched = useIsShown();
  const entry = useNotReadable(job);
  const [isSending, setIsSending] = useState(false);
  const [isScaling, setIsScaling] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const { reason, comment, day, commentField, photoProblem, dateWindow, meterReading } = entry;
  const dateProblem = checkReadingDate(day, dateWindow);
  const open = entry.open.map((point) => ({
    target: targetOf(point),
    words: sayOpenPoint(t, point.code),
  }));
  const send = async () => {
    setIsSending(true);
    setRefusal(null);
    const sending = { job, shownToday: entry.today, isWatched };
    const end = await dispatch(sendNotReadable(outbox, draftPhotos, sending));
    setIsSending(false);
    if (end.kind === 'refused') setRefusal(refusalOf(end, t));
    else onGone();
  };

  return (
    <>
      <SendingBanner sending={entry.sending} />
      <Section
        title={t('not_readable_title')}
        aside={
          <DraftLine
            changedAt={entry.changedAt}
            isEmpty={entry.isEmpty}
            today={entry.today}
            onDiscard={() => {
              onDiscard();
              return entry.discard();
            }}
          />
        }
      >
        <RadioList
          legend={t('not_readable_legend')}
          inputId={REASON_INPUT_ID}
          options={NOT_READABLE_REASONS.map((value) => ({
            value,
            label: t(notReadableText[value]),
          }))}
          value={reason}
          onChange={(value) => {
            if (isNotReadableReason(value)) entry.chooseReason(value);
          }}
        />
        <div>
          <Button variant="plain" onClick={onBack}>
            {t('not_readable_close_action')}
          </Button>
        </div>
      </Section>
      {commentField.isShown && (
        <Section title={t('reading_comment_title')}>
          <CommentInput
            inputId={COMMENT_INPUT_ID}
            field={commentField}
            value={comment}
            offered={meterReading.defaultComments}
            onChange={entry.enterComment}
          />
        </Section>
      )}
      {entry.mostPhotos > 0 && (
        <PhotoInput
          inputId={photoInputId(NOT_READABLE_SLOT)}
          name={t('not_readable_photos')}
          photos={entry.photos}
          most={entry.mostPhotos}
          {...(photoProblem && { problem: sayProblem(texts, photoProblem, 0) })}
          onAdd={entry.addPhoto}
          onRemove={entry.removePhoto}
          onBusyChange={setIsScaling}
        />
      )}
      {!entry.isDateHidden && (
        <Section title={t('reading_date_title')}>
          <ReadingDateInput
            inputId={DATE_INPUT_ID}
            label={t('not_readable_day_label')}
            value={day}
            today={entry.today}
            earliest={dateWindow.earliest}
            latest={dateWindow.latest}
            onChange={entry.chooseDay}
            {...(dateProblem && { problem: sayProblem(texts, dateProblem, 0) })}
          />
        </Section>
      )}
      <SendArea
        action={t('not_readable_send_action')}
        open={open}
        refusal={refusal}
        isReady={entry.canSend && !isScaling}
        isSending={isSending}
        onSend={() => void send()}
      />
    </>
  );
}
