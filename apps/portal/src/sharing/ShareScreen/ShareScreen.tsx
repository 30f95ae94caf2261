import { Link } from 'react-router';
import { canTakeJobsBack } from '@ablesbar/domain';
import { buttonClass, EmptyState, Notice, ScreenTitle, Section, useTexts } from '@ablesbar/ui';
import { sharesPath } from '../../base/paths';
import { useSession } from '../../base/session';
import { findShare } from '../find-share';
import { SharesLink } from '../SharesLink/SharesLink';
import { SharesFailed } from '../ShareList/ShareList';
import { ShareRows } from '../ShareList/ShareRows';
import { useAccountJobs, useShares } from '../use-shares';
import { ShareActions } from './ShareActions';
import { SharedJobs } from './SharedJobs';
import * as css from './ShareScreen.css';

export interface ShareScreenProps {
  readonly accountId: string;
  readonly shareId: string;
}

/** One sub-access: its meters, and those to whom it has shared them. */
export function ShareScreen({ accountId, shareId }: ShareScreenProps) {
  const { t } = useTexts();
  const { viewed } = useSession();
  const { shares, hasFailed, reload } = useShares(accountId);
  const jobs = useAccountJobs(accountId);
  if (shares === null) {
    return (
      <div className={css.screen}>
        <div className={css.head}>
          <SharesLink accountId={accountId} />
          <ScreenTitle>{t('management_shares_title')}</ScreenTitle>
        </div>
        {hasFailed ? (
          <SharesFailed onRetry={reload} />
        ) : (
          <p role="status">{t('management_shares_loading')}</p>
        )}
      </div>
    );
  }
  const share = findShare(shares, shareId);
  if (share === null) return <NoShare accountId={accountId} />;
  const canChange = canTakeJobsBack(share, {
    made: shares,
    viewed: viewed?.childAccountId ?? null,
  });
  return (
    <div className={css.screen}>
      <div className={css.head}>
        <SharesLink accountId={accountId} />
        {/* A new title element: the loaded screen takes the focus, so that screen readers
            announce it. */}
        <ScreenTitle key={share.id}>{share.name}</ScreenTitle>
        {share.username !== null && (
          <p>
            {t('management_username_label')}: <span translate="no">{share.username}</span>
          </p>
        )}
      </div>
      {canChange ? (
        <ShareActions accountId={accountId} share={share} jobs={jobs} />
      ) : (
        <Notice tone="info" title={t('management_view_only_title')}>
          {t('management_view_only_text')}
        </Notice>
      )}
      <SharedJobs accountId={accountId} share={share} jobs={jobs} canChange={canChange} />
      {share.sharedAccounts.length > 0 && (
        <Section title={t('management_share_onward_title')}>
          <ShareRows accountId={accountId} shares={share.sharedAccounts} jobs={jobs} />
        </Section>
      )}
    </div>
  );
}

function NoShare({ accountId }: { accountId: string }) {
  const { t } = useTexts();
  return (
    <EmptyState
      isScreen
      title={t('management_share_missing_title')}
      action={
        <Link className={buttonClass({})} to={sharesPath(accountId)}>
          {t('management_share_missing_action')}
        </Link>
      }
    >
      {t('management_share_missing_text')}
    </EmptyState>
  );
}
