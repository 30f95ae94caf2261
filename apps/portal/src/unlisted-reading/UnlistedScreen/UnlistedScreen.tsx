import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate, useNavigate } from 'react-router';
import { joinValue, unitOfMedium } from '@ablesbar/domain';
import { formatReading, inUnit, type TextKey } from '@ablesbar/i18n';
import { BackLink, ScreenTitle, useTexts } from '@ablesbar/ui';
import { confirmationOf, type Problem, type UnlistedField } from '@ablesbar/validation';
import { JOBS_PATH } from '../../base/paths';
import { usePortal } from '../../base/portal';
import { renderLink } from '../../base/PortalLink';
import { useSession } from '../../base/session';
import { useAppDispatch } from '../../base/store';
import { useWorkplace } from '../../base/workplace';
import { ConfirmDialog, type Refusal, refusalOf, SendArea } from '../../reading';
import { useAccountName } from '../../session';
import { sendUnlisted, type UnlistedEnd } from '../send-unlisted';
import { useScannedNumber } from '../use-scanned-number';
import { type UnlistedState, useUnlisted } from '../use-unlisted';
import { ScannedNumberDialog } from './ScannedNumberDialog';
import { ACCOUNT_INPUT_ID, fieldIds, UnlistedFields } from './UnlistedFields';
import * as css from './UnlistedScreen.css';

/** The form for a meter that is not on the list. */
export function UnlistedScreen() {
  const { unknownReadingsAllowed } = usePortal().application.config.features;
  return unknownReadingsAllowed ? <UnlistedForm /> : <NotAllowed />;
}

function UnlistedForm() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { outbox, draftPhotos } = useWorkplace();
  const state = useUnlisted();
  const scanned = useScannedNumber(state);
  const [step, setStep] = useState<'entering' | 'confirming' | 'sending'>('entering');
  /** Today as the question says: it stays open over midnight. */
  const [askedOn, setAskedOn] = useState(state.today);
  /** Camera and photo field scale on their own. */
  const [scaling, setScaling] = useState(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { assessment, accountId } = state;
  const canSend = assessment.canSend && accountId !== null && scaling === 0;

  const confirm = () => {
    if (!canSend || step === 'sending') return;
    setAskedOn(state.today);
    setStep('confirming');
  };
  const send = async () => {
    if (accountId === null) return;
    setStep('sending');
    setRefusal(null);
    const message = t('notice_send_failed_text');
    const failed: UnlistedEnd = { kind: 'not-kept', message };
    // After a bug the form has the values.
    const sending = { accountId, shownToday: askedOn };
    const end = await dispatch(sendUnlisted(outbox, draftPhotos, sending)).catch(() => failed);
    setStep('entering');
    if (end.kind === 'gone') void navigate(JOBS_PATH);
    else setRefusal(end.message === null ? null : refusalOf(end, t));
  };
  const open = assessment.open.map(({ field, problem }) => ({
    target: fieldIds[field],
    words: t(isMissing(problem) ? missingTexts[field] : wrongTexts[field]),
  }));

  return (
    <div className={css.screen}>
      <BackLink href={JOBS_PATH} renderLink={renderLink} />
      <ScreenTitle>{t('unlisted_title')}</ScreenTitle>
      <p className={css.lead}>{t('unlisted_text')}</p>
      <UnlistedFields
        state={state}
        onBusyChange={(isBusy) => setScaling((fields) => fields + (isBusy ? 1 : -1))}
        onConfirm={confirm}
        onScanned={scanned.scan}
      />
      <ScannedNumberDialog scanned={scanned} present={state.draft.meterNumber.trim()} />
      <SendArea
        action={t('reading_send_action', { count: 1 })}
        open={
          accountId === null
            ? [{ target: ACCOUNT_INPUT_ID, words: t('unlisted_open_account') }, ...open]
            : open
        }
        refusal={refusal}
        isReady={canSend}
        isSending={step === 'sending'}
        onSend={confirm}
      />
      <ConfirmUnlisted
        open={step === 'confirming'}
        state={state}
        onSend={() => void send()}
        onCorrect={() => {
          flushSync(() => setStep('entering'));
          // Only a note is ever doubted here: nothing is known of the meter.
          document.getElementById(fieldIds.comment)?.focus();
        }}
        onClose={() => setStep('entering')}
      />
    </div>
  );
}

const isMissing = ({ code }: Problem) => code.endsWith('-missing');

const missingTexts = {
  meterNumber: 'unlisted_open_number',
  readingValue: 'unlisted_open_value',
  readingImages: 'unlisted_open_photo',
  comment: 'reading_open_comment',
  readingDate: 'reading_open_date_missing',
} as const satisfies Record<UnlistedField, TextKey>;

const wrongTexts = {
  meterNumber: 'unlisted_open_number',
  readingValue: 'unlisted_open_correct',
  readingImages: 'unlisted_open_photos_many',
  comment: 'reading_open_comment_long',
  readingDate: 'reading_open_date',
} as const satisfies Record<UnlistedField, TextKey>;

interface ConfirmUnlistedProps {
  readonly open: boolean;
  readonly state: UnlistedState;
  readonly onSend: () => void;
  readonly onCorrect: () => void;
  readonly onClose: () => void;
}

/**
 * After sending, no list leads back to the reading, so the user checks number and value once more.
 */
function ConfirmUnlisted({ open, state, ...answers }: ConfirmUnlistedProps) {
  const { t, language } = useTexts();
  const { accountIds } = useSession();
  const accountName = useAccountName();
  const { draft, extras, day, accountId, assessment } = state;
  const { meterNumber, value } = draft;
  const decimal = joinValue(value) ?? '';

  return (
    <ConfirmDialog
      open={open}
      confirmation={confirmationOf({ isIncomplete: false, hasWarnings: assessment.hasWarnings })}
      filled={1}
      total={1}
      pairs={[
        ...(accountIds.length > 1 && accountId !== null
          ? [{ label: t('unlisted_confirm_account'), value: accountName(accountId) }]
          : []),
        { label: t('unlisted_number_label'), value: meterNumber.trim() },
        // As typed: the number of this meter's decimals is unknown.
        {
          label: t('unlisted_value_label'),
          value: inUnit(
            formatReading(decimal, value.decimals.length, language),
            unitOfMedium(state.medium),
          ),
        },
      ]}
      photos={extras.photos.map((photo, n) => ({
        photo,
        name: t('photo_name', { number: n + 1 }),
      }))}
      comment={extras.comment}
      day={day}
      {...answers}
    />
  );
}

/** A user who follows an old link is told why the list is shown instead. */
function NotAllowed() {
  const { notices } = usePortal();
  useEffect(() => {
    notices.show({
      type: 'error',
      title: 'unlisted_not_allowed_title',
      message: 'unlisted_not_allowed_text',
    });
  }, [notices]);
  return <Navigate to={JOBS_PATH} replace />;
}
