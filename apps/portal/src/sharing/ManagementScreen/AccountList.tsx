import { NavLink } from 'react-router';
import { useTexts } from '@ablesbar/ui';
import { sharesPath } from '../../base/paths';
import { useAccounts } from '../../session';
import { useAccountJobs } from '../use-shares';
import * as css from './ManagementScreen.css';

/** The accounts on this device; each links to what it has shared. */
export function AccountList() {
  const { t } = useTexts();
  const entries = useAccounts()?.entries ?? [];
  return (
    <>
      <h2 className={css.head}>
        <span id="management-accounts">{t('management_accounts_title')}</span>
        <span className={css.count}>{entries.length}</span>
      </h2>
      <ul aria-labelledby="management-accounts">
        {entries.map(({ id, name }) => (
          <li key={id}>
            <NavLink to={sharesPath(id)} className={css.account}>
              <span className={css.name}>{name}</span>
              <JobCount accountId={id} />
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function JobCount({ accountId }: { accountId: string }) {
  const { t } = useTexts();
  const { length } = useAccountJobs(accountId);
  return <span className={css.detail}>{t('management_account_text', { count: length })}</span>;
}
