import { joinValue, METER_TYPES, unitOfMedium } from '@ablesbar/domain';
import { mediumText } from '@ablesbar/i18n';
import {
  ChoiceTiles,
  CommentInput,
  MediumIcon,
  NumberScan,
  PhotoInput,
  RadioList,
  ReadingDateInput,
  Section,
  TextField,
  useTexts,
  ValueInput,
} from '@ablesbar/ui';
import {
  commentField,
  photoReason,
  UNLISTED_DIGITS,
  unlistedDateWindow,
  type UnlistedField,
} from '@ablesbar/validation';
import { LABEL_CODES } from '../../base/label-codes';
import { usePortal } from '../../base/portal';
import { DraftLine, startDigitReader, useDebouncedProblem } from '../../reading';
import { useAccountName } from '../../session';
import { useSession } from '../../base/session';
import type { UnlistedState } from '../use-unlisted';
import * as css from './UnlistedScreen.css';

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
  readonly onScanned: (number: string) => void;
}

export function UnlistedFields(props: UnlistedFieldsProps) {
  const { state, onBusyChange, onConfirm, onScanned } = props;
  const { t } = useTexts();
  const { accountIds } = useSession();
  const accountName = useAccountName();
  const { application, ports } = usePortal();
  const { meterReading, features } = application.config;
  const { draft, enter, photos, most, day, today, accountId, medium } = state;
  const field = commentField(meterReading, false);
  const about = (name: UnlistedField, entered: string) => ({
    entered,
    problem: state.problemAt(name),
    places: UNLISTED_DIGITS.postDecimals,
  });
  const wrongNumber = useDebouncedProblem(about('meterNumber', draft.meterNumber));
  const wrongValue = useDebouncedProblem(about('readingValue', joinValue(draft.value) ?? ''));
  const wrongPhotos = useDebouncedProblem(about('readingImages', String(photos.length)));
  const wrongComment = useDebouncedProblem(about('comment', draft.comment));
  const wrongDate = useDebouncedProblem(about('readingDate', day));

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
          {...wrongNumber}
        />
        <div className={css.scan}>
          <NumberScan
            inputId={fieldIds.meterNumber}
            codes={LABEL_CODES}
            after={ports.after}
            onNumber={onScanned}
          />
        </div>
        <div className={css.medium}>
          <ChoiceTiles
            legend={t('unlisted_medium_label')}
            tiles={METER_TYPES.map((meterType) => ({
              value: meterType,
              label: t(mediumText[meterType]),
              icon: <MediumIcon meterType={meterType} />,
            }))}
            value={medium}
            onChange={(chosen) => {
              const meterType = METER_TYPES.find((one) => one === chosen);
              if (meterType !== undefined) enter({ meterType });
            }}
          />
        </div>
      </Section>
      <Section title={t('unlisted_value_label')}>
        <ValueInput
          inputId={fieldIds.readingValue}
          name={t('unlisted_value_label')}
          isNameSeen={false}
          hasHint
          obis={null}
          unit={unitOfMedium(medium)}
          {...UNLISTED_DIGITS}
          value={draft.value}
          onChange={(value) => enter({ value })}
          onConfirm={onConfirm}
          camera={
            features.cameraReadingEnabled
              ? {
                  after: ports.after,
                  startReader: startDigitReader,
                  photos,
                  most,
                  canReshape: true,
                  onPhoto: state.addPhoto,
                  onBusyChange,
                }
              : null
          }
          verdict={
            wrongValue.problem === undefined
              ? null
              : { tone: 'error', title: wrongValue.problem, reasons: [] }
          }
        />
        {most > 0 && (
          <PhotoInput
            inputId={fieldIds.readingImages}
            isOptional={photoReason('valid', features) === null}
            photos={photos}
            most={most}
            onAdd={state.addPhoto}
            onRemove={state.removePhoto}
            onBusyChange={onBusyChange}
            {...wrongPhotos}
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
            {...wrongComment}
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
          {...wrongDate}
        />
      </Section>
    </>
  );
}
