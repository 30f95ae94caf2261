import { Button, useTexts } from '@ablesbar/ui';
import { isAnonymousReadingAvailable, type SendingWindow } from '@ablesbar/validation';
import { LateContact } from '../../base/LateContact';
import { ANONYMOUS_READING_PATH } from '../../base/paths';
import { usePortal } from '../../base/portal';
import { SendingBanner } from '../SendingBanner/SendingBanner';
import * as css from './DeadlineOver.css';

/** In the place of the form, which could no longer be sent: the day, whom to call, and the other way. */
export function DeadlineOver({ sending }: { sending: SendingWindow }) {
  const { t } = useTexts();
  const { config } = usePortal().application;
  return (
    <div className={css.whole}>
      <SendingBanner sending={sending} />
      <p>{t('reading_window_over_ways_text')}</p>
      <LateContact place="inside" />
      {isAnonymousReadingAvailable(config.unknownUserReading) && (
        <div>
          <Button href={ANONYMOUS_READING_PATH}>{t('login_without_action')}</Button>
        </div>
      )}
    </div>
  );
}
