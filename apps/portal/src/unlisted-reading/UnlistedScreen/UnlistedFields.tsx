import { sayProblem } from '@ablesbar/i18n';
import {
  CommentInput,
  PhotoInput,
  RadioList,
  ReadingDateInput,
  Section,
  TextField,
  useSettled,
  useTexts,
  ValueInput,
} from '@ablesbar/ui';
import {
  commentField,
  type FieldProblem,
  UNLISTED_DIGITS,
  unlistedDateWindow,
  type UnlistedField,
} from '@ablesbar/validation';
import { usePortal } from '../../app/portal-context';
import { DraftLine } from '../../reading';
import { useAccountName, useSession } from '../../session';
import type { UnlistedState } from '../use-unlisted';

export const ACCOUNT_INPUT_ID = 'unlisted-account';
export const fieldIds: Readonly<Record<UnlistedField, string>> = {
  meterNumber: 'unlisted-number',
  readingValue: 'unlisted-value',
  readingImages: 'unlisted-photos',
  comment: 'unlisted-comment',
  readingDate: 'unlisted-date',
};

export interface UnlistedFieldsProps {
  readonly state: UnlistedState;
  readonly onBusyChange: (isBusy: boolean) => void;
  readonly onConfirm: () => void;
}

export function UnlistedFields({ state, onBusyChange, onConfirm }: UnlistedFieldsProps) {
  const texts = useTexts();
  const { t } = texts;
  const { accountIds } = useSession();
  const accountName = useAccountName();
  const { meterReading } = usePortal().application.config;
  const { draft, enter, assessment, photos, most, day, today, accountId } = state;
  // What is entered has to stand still; what is said of it then may change with the day.
  const settled = useSettled(draft, meterReading.validationFeedbackDelay) && assessment;
  const field = commentField(meterReading, false);
  const wrong = (name: UnlistedField) => {
    const found = settled?.problems.find((one) => one.field === name);
    // What is only missing stands in the list beside the button.
    if (!found || isMissing(found)) return {};
    const { problem } = found;
    return { problem: sayProblem(texts, problem, 3), isDoubt: problem.severity === 'asks' };
  };
  const valueProblem = wrong('readingValue').problem;

  return (
    <>
      {accountIds.length > 1 && (
        <RadioList
          inputId={ACCOUNT_INPUT_ID}
          legend={t('unlisted_account_label')}
          options={accountIds.map((id) => ({ value: id, label: accountName(id) }))}
          value={accountId}
          onChange={(chosen) => enter({ accountId: chosen })}
        />
      )}
      <Section
        title={t('unlisted_meter_title')}
        aside={
          <DraftLine
            changedAt={draft.changedAt}
            isEmpty={state.isEmpty}
            today={today}
            onDiscard={state.discard}
          />
        }
      >
        <TextField
          inputId={fieldIds.meterNumber}
          label={t('unlisted_number_label')}
          hint={t('unlisted_number_hint')}
          value={draft.meterNumber}
          onChange={(meterNumber) => enter({ meterNumber })}
          autoComplete="off"
          {...wrong('meterNumber')}
        />
      </Section>
      <Section title={t('job_readings_title')}>
        <ValueInput
          inputId={fieldIds.readingValue}
          name={t('unlisted_value_label')}
          obis={null}
          unit=""
          {...UNLISTED_DIGITS}
          value={draft.value}
          onChange={(value) => enter({ value })}
          onConfirm={onConfirm}
          verdict={
            valueProblem === undefined ? null : { tone: 'error', title: valueProblem, reasons: [] }
          }
        />
        {most > 0 && (
          <PhotoInput
            inputId={fieldIds.readingImages}
            photos={photos}
            most={most}
            onAdd={state.addPhoto}
            onRemove={state.removePhoto}
            onBusyChange={onBusyChange}
            {...wrong('readingImages')}
          />
        )}
      </Section>
      {field.isShown && (
        <Section title={t('reading_comment_title')}>
          <CommentInput
            inputId={fieldIds.comment}
            field={field}
            value={draft.comment}
            offered={meterReading.defaultComments}
            onChange={(comment) => enter({ comment })}
            {...wrong('comment')}
          />
        </Section>
      )}
      <Section title={t('reading_date_title')}>
        <ReadingDateInput
          inputId={fieldIds.readingDate}
          value={day}
          today={today}
          {...unlistedDateWindow(today)}
          onChange={(chosen) => enter({ day: chosen === today ? null : chosen })}
          {...wrong('readingDate')}
        />
      </Section>
    </>
  );
}

function isMissing({ problem: { code } }: FieldProblem<UnlistedField>): boolean {
  return code === 'meter-number-missing' || code === 'value-missing' || code === 'photo-missing';
}
