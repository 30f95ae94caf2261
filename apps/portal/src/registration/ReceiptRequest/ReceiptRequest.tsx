import { Button, MailIcon, useTexts } from '@ablesbar/ui';
import type { RegistrationPlace } from '@ablesbar/domain';
import { SlowCall } from '../../base/loading';
import { useRegistration } from '../use-registration';
import * as css from './ReceiptRequest.css';

/**
 * Requests a receipt by e-mail, or leads to the registration for it; nothing if the utility offers
 * neither.
 */
export function ReceiptRequest({ place }: { place: RegistrationPlace }) {
  const { t } = useTexts();
  const { trigger, request, hasFailed, doneJobs, canPress, press } = useRegistration(place);
  if (trigger === null) return null;
  const isReceipt = trigger === 'send-receipt';
  const receiptText =
    doneJobs === 0
      ? t('registration_nothing_text')
      : t('registration_request_text', { count: doneJobs });
  const isBlocked = isReceipt && request === 'blocked';
  return (
    <div className={css.request}>
      <p className={css.text} role={isBlocked ? 'status' : undefined}>
        {isBlocked
          ? t(hasFailed ? 'registration_failed_blocked_text' : 'registration_blocked_text')
          : isReceipt
            ? receiptText
            : t('registration_offer_text')}
      </p>
      <Button
        size="small"
        icon={<MailIcon size={20} />}
        disabled={!canPress}
        waiting={isReceipt && request === 'sending'}
        onClick={press}
      >
        {t(isReceipt ? 'registration_request_action' : 'registration_open_action')}
      </Button>
      <SlowCall isWaiting={isReceipt && request === 'sending'} />
    </div>
  );
}
