import { useCallback } from 'react';
import { Link, Outlet, useNavigate } from 'react-router';
import { preselectedJob } from '@ablesbar/domain';
import {
  Button,
  buttonClass,
  EmptyState,
  type FailureProps,
  PlusIcon,
  ScreenTitle,
  SplitLayout,
  StateSign,
  useTexts,
} from '@ablesbar/ui';
import { useAddress } from '../../base/address';
import { lazyPart } from '../../base/lazy-screen';
import { LoadingText } from '../../base/loading';
import { BY_LINK, isRoute, jobPath, JOBS_PATH, UNLISTED_PATH } from '../../base/paths';
import { usePortal } from '../../base/portal';
import { ListState, NotLoaded } from './ListState';
import { useJobs } from '../use-jobs';
import { useListAge } from '../use-list-age';
import { useOnlyJob } from '../use-only-job';
import { useQueuedJobIds } from '../use-queued-job-ids';
import * as css from './JobsScreen.css';

/** Loads the virtual list, which a customer needs on no other screen. */
const JobList = lazyPart(async () => (await import('../JobList/JobList')).JobList, {
  Loading: ListLoading,
  Failure: ListFailure,
});

/** The list beside the chosen job; below 640 px only one of them. */
export function JobsScreen() {
  const { t } = useTexts();
  const isAtList = isRoute(JOBS_PATH, useAddress().pathname);
  usePreselection(isAtList);
  return (
    <SplitLayout
      sideLabel={t('jobs_list_label')}
      narrowShows={isAtList ? 'side' : 'main'}
      side={
        <>
          <div className={css.narrowTitle}>
            <ScreenTitle>{t('jobs_title')}</ScreenTitle>
          </div>
          <ListOrEmptyState />
        </>
      }
    >
      <Outlet />
    </SplitLayout>
  );
}

/**
 * Waits until the server has answered: the list of an earlier visit may be shorter than today's.
 */
function usePreselection(isAtList: boolean): void {
  const { features } = usePortal().application.config;
  const navigate = useNavigate();
  const { jobs } = useJobs();
  const { isSettled } = useListAge();
  const isByLink = useAddress().state === BY_LINK;
  const open = useCallback(
    (id: string) => void navigate(jobPath(id), { replace: true }),
    [navigate],
  );
  useOnlyJob(
    isAtList,
    isSettled ? (preselectedJob(jobs, features, isByLink)?.id ?? null) : null,
    open,
  );
}

function ListOrEmptyState() {
  const { jobs, isLoading, hasFailed } = useJobs();
  const queuedJobIds = useQueuedJobIds();
  if (jobs.length > 0) return <JobList jobs={jobs} queuedJobIds={queuedJobIds} />;
  if (isLoading) return <ListLoading />;
  return hasFailed ? <NotLoaded /> : <NoJobs />;
}

function ListLoading() {
  return (
    <div className={css.loading}>
      <LoadingText text="jobs_loading_text" shape="list" />
    </div>
  );
}

function ListFailure({ title, text, action, onAction }: FailureProps) {
  return (
    <EmptyState
      sign={<StateSign kind="failed" />}
      title={title}
      action={<Button onClick={onAction}>{action}</Button>}
    >
      {text}
    </EmptyState>
  );
}

/** If readings of unlisted meters are allowed, the empty list links to them too. */
function NoJobs() {
  const { t } = useTexts();
  const { unknownReadingsAllowed } = usePortal().application.config.features;
  return (
    <>
      <ListState />
      <EmptyState
        sign={<StateSign kind="counter" />}
        title={t('jobs_empty_title')}
        action={
          unknownReadingsAllowed && (
            <Link className={buttonClass({})} to={UNLISTED_PATH}>
              <PlusIcon />
              {t('jobs_unlisted_action')}
            </Link>
          )
        }
      >
        {t('jobs_empty_text')} {unknownReadingsAllowed && t('jobs_empty_unlisted_text')}
      </EmptyState>
    </>
  );
}
