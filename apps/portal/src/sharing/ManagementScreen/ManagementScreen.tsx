import { Navigate, NavLink, useParams } from 'react-router';
import { BackLink, Page, ScreenTitle, SplitLayout, useTexts } from '@ablesbar/ui';
import { HOME_PATH, MANAGEMENT_PATH, sharesPath } from '../../base/paths';
import { renderLink } from '../../base/PortalLink';
import { useSession } from '../../base/session';
import { useAccounts } from '../../session';
import { ShareList } from '../ShareList/ShareList';
import { ShareScreen } from '../ShareScreen/ShareScreen';
import { useAccountJobs } from '../use-shares';
import * as css from './ManagementScreen.css';

/** Shows who has access to the meters. With only one account there is no list to choose from. */
export function ManagementScreen() {
  const { t } = useTexts();
  const { accountIds } = useSession();
  const { accountId, childAccountId } = useParams();
  const [only, ...others] = accountIds;

  if (accountId !== undefined && !accountIds.includes(accountId)) {
    return <Navigate to={MANAGEMENT_PATH} replace />;
  }
  if (accountId === undefined && only !== undefined && others.length === 0) {
    return <Navigate to={sharesPath(only)} replace />;
  }
  // A single account has no list above its shares.
  const above = others.length === 0 ? HOME_PATH : MANAGEMENT_PATH;
  const content =
    accountId === undefined ? (
      <ScreenTitle>{t('management_shares_title')}</ScreenTitle>
    ) : childAccountId === undefined ? (
      <>
        <BackLink href={above} renderLink={renderLink} />
        <ShareList key={accountId} accountId={accountId} />
      </>
    ) : (
      <>
        <BackLink href={sharesPath(accountId)} renderLink={renderLink} />
        <ShareScreen key={childAccountId} accountId={accountId} shareId={childAccountId} />
      </>
    );
  if (others.length === 0) return <Page>{content}</Page>;
  return (
    <SplitLayout
      sideLabel={t('management_accounts_title')}
      narrowShows={accountId === undefined ? 'side' : 'main'}
      side={
        <>
          <div className={css.narrowTitle}>
            <ScreenTitle>{t('management_shares_title')}</ScreenTitle>
          </div>
          <AccountList />
        </>
      }
    >
      {content}
    </SplitLayout>
  );
}

/** The accounts on this device; each links to what it has shared. */
function AccountList() {
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
