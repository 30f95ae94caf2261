import { Link } from 'react-router';
import { Section, useTexts } from '@ablesbar/ui';
import { RECEIPTS_PATH } from '../../base/paths';
import { useSentReceipts } from '../../receipt';
import { ReceiptRequest, useRegistration } from '../../registration';

/** Receipts of the sent readings: by e-mail, and on this device. */
export function ReceiptCards() {
  const { t } = useTexts();
  const { trigger } = useRegistration('home');
  const { length: count } = useSentReceipts();
  return (
    <>
      {trigger !== null && (
        <Section title={t('home_mail_title')}>
          <ReceiptRequest place="home" />
        </Section>
      )}
      {count > 0 && (
        <Section title={t('home_receipts_title')}>
          <Link to={RECEIPTS_PATH}>{t('home_receipts_text', { count })}</Link>
        </Section>
      )}
    </>
  );
}
