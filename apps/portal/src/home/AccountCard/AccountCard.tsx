import { Button, PlusIcon, Section, useTexts } from '@ablesbar/ui';
import { useJobs } from '../../job';
import { useAccounts } from '../../session';
import * as css from './AccountCard.css';

/** Shows the logged-in accounts, their number of jobs, and a button that adds an account. */
export function AccountCard() {
  const { t } = useTexts();
  const accounts = useAccounts();
  const { jobs, isLoading } = useJobs();
  if (accounts === null) return null;
  return (
    <Section title={t('home_accounts_title')}>
      <ul className={css.accounts}>
        {accounts.entries.map(({ id, name, parentName }) => {
          const count = jobs.filter(({ login }) => login === id).length;
          const notes = [
            ...(isLoading ? [] : [t('home_account_jobs', { count })]),
            ...(parentName ? [t('session_account_shared_text', { name: parentName })] : []),
          ];
          return (
            <li key={id} className={css.account}>
              <span className={css.name}>{name}</span>
              <span className={css.note}>{notes.join(', ')}</span>
            </li>
          );
        })}
      </ul>
      {accounts.onAdd && (
        <div className={css.add}>
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
