import { useState } from 'react';
import { Link } from 'react-router';
import { sharingApi } from '@ablesbar/api-client';
import { canTakeJobsBack, type Job, jobLines, meterTypeOf, type Share } from '@ablesbar/domain';
import { formatNumber, mediumText, meterName } from '@ablesbar/i18n';
import {
  buttonClass,
  EmptyState,
  IconButton,
  JobCard,
  Notice,
  ScreenTitle,
  Section,
  TrashIcon,
  useKeptFocus,
  useTexts,
} from '@ablesbar/ui';
import { sharesPath } from '../../base/paths';
import { useSession } from '../../base/session';
import { Confirm, type ActionToConfirm } from '../Confirm/Confirm';
import { ShareRows, SharesFailed } from '../ShareList/ShareList';
import { SharesLink } from '../ShareList/SharesLink';
import { findShare, removalFailure, useAccountJobs, useShares } from '../use-shares';
import { ShareActions } from './ShareActions';
import * as css from './ShareScreen.css';

export interface ShareScreenProps {
  readonly accountId: string;
  readonly shareId: string;
}

/** One sub-access: its meters, and those to whom it has shared them. */
export function ShareScreen({ accountId, shareId }: ShareScreenProps) {
  const { t } = useTexts();
  const { viewed } = useSession();
  const state = useShares(accountId);
  const { shares, hasFailed } = state;
  const jobs = useAccountJobs(accountId);
  if (shares === null) {
    return (
      <div className={css.screen}>
        <div className={css.head}>
          <SharesLink accountId={accountId} />
          <ScreenTitle>{t('management_shares_title')}</ScreenTitle>
        </div>
        {hasFailed ? (
          <SharesFailed state={state} />
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

interface SharedJobsProps {
  readonly accountId: string;
  readonly share: Share;
  readonly jobs: readonly Job[];
  readonly canChange: boolean;
}

function SharedJobs({ accountId, share, jobs, canChange }: SharedJobsProps) {
  const { t, language } = useTexts();
  const [takeJobBack] = sharingApi.useTakeJobBackMutation();
  const [asked, setAsked] = useState<ActionToConfirm | null>(null);
  const ids = new Set(share.jobIds);
  const shared = jobs.filter(({ id }) => ids.has(id));
  const unknown = ids.size - shared.length;
  const keptFocus = useKeptFocus<HTMLUListElement>(shared.map(({ id }) => id));

  const takeBack = ({ id, meter }: Job): ActionToConfirm => ({
    title: t('management_take_back_title', { number: meterName(meter, t) }),
    text: t('management_take_back_text', { name: share.name }),
    action: t('management_take_back_confirm'),
    failedTitle: t('management_take_back_failed_title'),
    tone: 'warning',
    async onConfirm() {
      const { error } = await takeJobBack({ accountId, shareId: share.id, jobId: id });
      return removalFailure(error);
    },
  });
  return (
    <Section title={t('management_share_jobs_title')} aside={formatNumber(ids.size, language)}>
      {ids.size === 0 && <p>{t('management_share_jobs_none')}</p>}
      <ul {...keptFocus}>
        {shared.map((job) => (
          <li key={job.id} className={css.job}>
            <div className={css.card}>
              <Meter job={job} jobs={shared} />
            </div>
            {canChange && (
              <IconButton
                label={t('management_take_back_action', { number: meterName(job.meter, t) })}
                icon={<TrashIcon />}
                onClick={() => setAsked(takeBack(job))}
              />
            )}
          </li>
        ))}
      </ul>
      {unknown > 0 && (
        <p className={css.unknown}>{t('management_share_jobs_unknown', { count: unknown })}</p>
      )}
      <Confirm asked={asked} onClose={() => setAsked(null)} />
    </Section>
  );
}

function Meter({ job, jobs }: { job: Job; jobs: readonly Job[] }) {
  const { t } = useTexts();
  const { first, second, others } = jobLines(job, jobs);
  return (
    <JobCard
      meterType={meterTypeOf(job)}
      number={meterName(job.meter, t)}
      lines={[first, 'text' in second ? second.text : t(mediumText[second.meterType]), ...others]}
      state={job.done ? { kind: 'done', text: t('jobs_state_done') } : null}
    />
  );
}
