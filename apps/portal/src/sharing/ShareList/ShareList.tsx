import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { isShareable, type Job, progressOf, type Share, sharingWays } from '@ablesbar/domain';
import { formatPercent } from '@ablesbar/i18n';
import {
  Button,
  buttonClass,
  Bones,
  EmptyState,
  PrintIcon,
  ProgressScale,
  ScreenTitle,
  StateSign,
  useTexts,
} from '@ablesbar/ui';
import { subAccountPath, tablePath } from '../../base/paths';
import { usePortal } from '../../base/portal';
import { useAccounts } from '../../session';
import { CardsDialog } from '../CardsDialog/CardsDialog';
import { ExportButton } from '../export/ExportButton';
import { ShareJobs } from '../JobTable/ShareJobs';
import { type SharesState, useAccountJobs, useShares } from '../use-shares';
import * as css from './ShareList.css';

/** What an account has shared, and what it can share. */
export function ShareList({ accountId }: { accountId: string }) {
  const { t } = useTexts();
  const { config } = usePortal().application;
  const account = useAccounts()?.entries.find(({ id }) => id === accountId);
  const state = useShares(accountId);
  const [isPrinting, setPrinting] = useState(false);
  const jobs = useAccountJobs(accountId);
  const shareable = useMemo(() => jobs.filter((job) => isShareable(job, config)), [jobs, config]);
  return (
    <div className={css.screen}>
      <div>
        <div className={css.head}>
          <div>
            <p className={css.overTitle}>{account?.name}</p>
            <ScreenTitle>{t('management_shares_title')}</ScreenTitle>
          </div>
          {jobs.length > 0 && (
            <div className={css.actions}>
              <Link className={buttonClass({})} to={tablePath(accountId)}>
                {t('table_action')}
              </Link>
              {sharingWays(config.features).canExport && (
                <ExportButton jobs={jobs} accountName={account?.name ?? null} />
              )}
            </div>
          )}
        </div>
        {state.shares !== null && state.shares.length > 0 ? (
          <>
            <ShareRows accountId={accountId} shares={state.shares} jobs={jobs} />
            <div className={css.below}>
              <Button icon={<PrintIcon size={20} />} onClick={() => setPrinting(true)}>
                {t('management_cards_action')}
              </Button>
            </div>
            {isPrinting && (
              <CardsDialog
                accountId={accountId}
                shares={state.shares}
                jobs={jobs}
                onClose={() => setPrinting(false)}
              />
            )}
          </>
        ) : (
          <NoShares state={state} canShare={shareable.length > 0} />
        )}
      </div>
      {shareable.length > 0 && <ShareJobs accountId={accountId} jobs={shareable} />}
    </div>
  );
}

function NoShares({ state, canShare }: { state: SharesState; canShare: boolean }) {
  const { t } = useTexts();
  if (state.shares !== null) {
    return (
      <EmptyState title={t('management_shares_empty_title')}>
        {t(canShare ? 'management_shares_empty_text' : 'management_shares_none_text')}
      </EmptyState>
    );
  }
  if (state.hasFailed) return <SharesFailed state={state} />;
  return (
    <>
      <p role="status">{t('management_shares_loading')}</p>
      <Bones shape="list" />
    </>
  );
}

export function SharesFailed({ state }: { state: SharesState }) {
  const { t } = useTexts();
  return (
    <EmptyState
      sign={<StateSign kind="failed" />}
      title={t('management_shares_failed_title')}
      action={<Button onClick={state.reload}>{t('management_retry_action')}</Button>}
    >
      {t(state.failureText)}
    </EmptyState>
  );
}

interface ShareRowsProps {
  readonly accountId: string;
  readonly shares: readonly Share[];
  /** The jobs that the account itself sees. */
  readonly jobs: readonly Job[];
}

export function ShareRows({ accountId, shares, jobs }: ShareRowsProps) {
  const { t, language } = useTexts();
  const byId = new Map(jobs.map((job) => [job.id, job]));
  return (
    <ul className={css.rows}>
      {shares.map(({ id, name, jobIds, allowToReShare }) => {
        const { done, total, percent } = progressOf(
          jobIds.flatMap((jobId) => byId.get(jobId) ?? []),
        );
        const progress = t('jobs_progress_text', { done, total });
        const meters = t('management_share_meters', { count: jobIds.length });
        return (
          <li key={id} className={css.share}>
            <div>
              <p className={css.name}>
                <Link to={subAccountPath(accountId, id)}>{name}</Link>
              </p>
              <p className={css.detail}>
                {allowToReShare ? `${meters}, ${t('management_share_reshare')}` : meters}
              </p>
            </div>
            {/* Of meters that the account does not see itself, nothing is known. */}
            {total > 0 && (
              <div>
                <p className={css.progress}>
                  <span>{progress}</span>
                  <span>{formatPercent(percent, language)}</span>
                </p>
                <ProgressScale value={done} max={total} label={progress} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
