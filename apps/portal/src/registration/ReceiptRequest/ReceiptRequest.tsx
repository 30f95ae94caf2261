import { Button, MailIcon, useTexts } from '@ablesbar/ui';
import { ownRegistrationUrl, type RegistrationPlace } from '@ablesbar/domain';
import { SlowCall } from '../../base/loading';
import { usePortal } from '../../base/portal';
import { useAppDispatch, useAppSelector } from '../../base/store';
import { ownPageOpened } from '../registration.slice';
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
      {isReceipt && <ManageLink />}
    </div>
  );
}

/** Nobody should have to look for an old e-mail to change or stop them. */
function ManageLink() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { externalRegistrationOptInBaseUrl: base } = usePortal().application.config.crmSettings;
  const info = useAppSelector((state) => state.registration.info);
  const url = info && ownRegistrationUrl(base, info, location.origin);
  if (url === null) return null;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => dispatch(ownPageOpened())}
    >
      {t('registration_manage_action')}
    </a>
  );
}
