import { Link } from 'react-router';
import { useTexts } from '@ablesbar/ui';
import { sharesPath } from '../../base/paths';
import { useAccounts } from '../../session';
import * as css from './ShareList.css';

/** A link back to an account's shares, with the account's name. A phone has `BackLink` in its place. */
export function SharesLink({ accountId }: { accountId: string }) {
  const { t } = useTexts();
  const account = useAccounts()?.entries.find(({ id }) => id === accountId);
  return (
    <p>
      <Link className={css.toShares} to={sharesPath(accountId)}>
        {t('management_shares_title')}
        {account && `, ${account.name}`}
      </Link>
    </p>
  );
}
