import { Navigate, useParams } from 'react-router';
import { Page, ScreenTitle, SplitLayout, useTexts } from '@ablesbar/ui';
import { MANAGEMENT_PATH, sharesPath } from '../../base/paths';
import { useSession } from '../../base/session';
import { ShareList } from '../ShareList/ShareList';
import { ShareScreen } from '../ShareScreen/ShareScreen';
import { AccountList } from './AccountList';
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
  const content =
    accountId === undefined ? (
      <ScreenTitle>{t('management_shares_title')}</ScreenTitle>
    ) : childAccountId === undefined ? (
      <ShareList key={accountId} accountId={accountId} />
    ) : (
      <ShareScreen key={childAccountId} accountId={accountId} shareId={childAccountId} />
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
