import { joinValue } from '@ablesbar/domain';
import { formatReading } from '@ablesbar/i18n';
import { useTexts } from '@ablesbar/ui';
import { confirmationOf } from '@ablesbar/validation';
import { ConfirmDialog } from '../../reading';
import { useAccountName } from '../../session';
import { useSession } from '../../base/session';
import type { UnlistedState } from '../use-unlisted';

export interface ConfirmUnlistedProps {
  readonly open: boolean;
  readonly state: UnlistedState;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/**
 * After sending, no list leads back to the reading, so the user checks number and value once more.
 */
export function ConfirmUnlisted({ open, state, onSend, onClose }: ConfirmUnlistedProps) {
  const { t, language } = useTexts();
  const { accountIds } = useSession();
  const accountName = useAccountName();
  const { draft, going, day, accountId, assessment } = state;
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
          value: formatReading(decimal, value.decimals.length, language),
        },
      ]}
      photos={going.photos.map((photo, n) => ({ photo, name: t('photo_name', { number: n + 1 }) }))}
      comment={going.comment}
      day={day}
      onSend={onSend}
      onClose={onClose}
    />
  );
}
