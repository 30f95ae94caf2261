import { useState } from 'react';
import { isRegistered, progressOf, registrationUrl } from '@ablesbar/domain';
import {
  Button,
  buttonClass,
  Dialog,
  ExternalIcon,
  Notice,
  StateLine,
  useTexts,
} from '@ablesbar/ui';
import { SlowCall } from '../../base/loading';
import { usePortal } from '../../base/portal';
import { useAppDispatch, useAppSelector } from '../../base/store';
import { askRegistration } from '../ask-registration';
import { jobsOf, onlyAccount } from '../registration-facts';
import { dialogClosed } from '../registration.slice';
import { requestReceipt } from '../request-receipt';
import * as css from './RegistrationDialog.css';

const STEPS = [
  'registration_step_address',
  'registration_step_mail',
  'registration_step_back',
] as const;

/**
 * Leads to the registration and waits for it. A registered user is asked about the receipt instead.
 */
export function RegistrationDialog() {
  const info = useAppSelector((state) => state.registration.info);
  if (info === null) return null;
  return isRegistered(info) ? <ReceiptQuestion /> : <RegistrationOffer />;
}

function RegistrationOffer() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { crmSettings } = usePortal().application.config;
  const info = useAppSelector((state) => state.registration.info);
  const [hasGone, setHasGone] = useState(false);
  const url = info && registrationUrl(crmSettings.externalRegistrationOptInBaseUrl, info);
  const close = () => dispatch(dialogClosed());
  return (
    <Dialog
      open
      title={t('registration_title')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>
            {t(url === null ? 'frame_close_action' : 'registration_later_action')}
          </Button>
          {url !== null && (
            <a
              className={buttonClass({ variant: 'primary' })}
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => setHasGone(true)}
            >
              <ExternalIcon size={20} />
              {t('registration_register_action')}
            </a>
          )}
        </>
      }
    >
      {url === null ? (
        <Notice tone="error" title={t('registration_missing_url_title')} live="assertive">
          {t('registration_missing_url_text')}
        </Notice>
      ) : (
        <div className={css.offer}>
          <p>{t('registration_text')}</p>
          <ol className={css.steps}>
            {STEPS.map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
          {hasGone && (
            <div className={css.waiting} role="status">
              <StateLine state="pending" title={t('registration_waiting_title')}>
                {t('registration_waiting_text')}
              </StateLine>
              <Button size="small" onClick={() => void dispatch(askRegistration())}>
                {t('registration_look_action')}
              </Button>
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}

function ReceiptQuestion() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const portal = usePortal();
  const { request, hasFailed } = useAppSelector((state) => state.registration);
  const count = useAppSelector((state) => progressOf(jobsOf(state, onlyAccount(portal))).done);
  const close = () => dispatch(dialogClosed());
  return (
    <Dialog
      open
      title={t('registration_ask_title')}
      onClose={close}
      actions={
        hasFailed ? (
          <Button onClick={close}>{t('frame_close_action')}</Button>
        ) : (
          <>
            <Button onClick={close}>{t('registration_decline_action')}</Button>
            <Button
              variant="primary"
              waiting={request === 'sending'}
              disabled={request === 'blocked'}
              onClick={() => void dispatch(requestReceipt())}
            >
              {t('registration_request_action')}
            </Button>
          </>
        )
      }
    >
      {hasFailed ? (
        <Notice tone="error" title={t('registration_failed_title')} live="assertive">
          {t('registration_failed_text', { count })}
        </Notice>
      ) : (
        <p>{t('registration_ask_text', { count })}</p>
      )}
      <SlowCall isWaiting={request === 'sending'} />
    </Dialog>
  );
}
