import { Link } from 'react-router';
import { Button, Page, PlusIcon, ScreenTitle, Section, useTexts } from '@ablesbar/ui';
import { RECEIPTS_PATH } from '../../base/paths';
import { usePortal } from '../../base/portal';
import { useJobs } from '../../job';
import { useReceipts } from '../../receipt';
import { ReceiptRequest, useRegistration } from '../../registration';
import { useAccounts } from '../../session';
import { PeriodCard } from './PeriodCard';
import { ReadingCard } from './ReadingCard';
import * as css from './HomeScreen.css';

/** The next task comes first and is the largest; everything else is beside it. */
export function HomeScreen() {
  const { t } = useTexts();
  const { name } = usePortal().application;
  return (
    <Page>
      <ScreenTitle>{name || t('frame_nav_home')}</ScreenTitle>
      <p className={css.lead}>{t('home_lead_text')}</p>
      <div className={css.cards}>
        <div className={css.column}>
          <ReadingCard />
          <PeriodCard />
        </div>
        <div className={css.column}>
          <AccountCard />
          <ReceiptCards />
        </div>
      </div>
    </Page>
  );
}

/** Shows the logged-in accounts, their number of jobs, and a button that adds an account. */
function AccountCard() {
  const { t } = useTexts();
  const accounts = useAccounts();
  const { countOf } = useJobs();
  if (accounts === null) return null;
  return (
    <Section title={t('home_accounts_title')}>
      <ul className={css.accounts}>
        {accounts.entries.map(({ id, name, parentName }) => {
          const count = countOf.get(id);
          const notes = [
            ...(count === undefined ? [] : [t('home_account_jobs', { count })]),
            ...(parentName ? [t('session_account_shared_text', { name: parentName })] : []),
          ];
          return (
            <li key={id} className={css.account}>
              <span className={css.accountName}>{name}</span>
              <span className={css.accountNote}>{notes.join(', ')}</span>
            </li>
          );
        })}
      </ul>
      {accounts.onAdd && (
        <div className={css.addAccount}>
          <Button
            variant="quiet"
            size="small"
            icon={<PlusIcon size={20} />}
            onClick={accounts.onAdd}
          >
            {t('session_add_action')}
          </Button>
        </div>
      )}
    </Section>
  );
}

/** Receipts of the sent readings: by e-mail, and on this device. */
function ReceiptCards() {
  const { t } = useTexts();
  const { trigger } = useRegistration('home');
  const { length: count } = useReceipts();
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
