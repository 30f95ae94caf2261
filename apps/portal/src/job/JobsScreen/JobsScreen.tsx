import { lazy, Suspense, useState } from 'react';
import { Outlet } from 'react-router';
import { EmptyState, ScreenTitle, SplitLayout, useTexts } from '@ablesbar/ui';
import { isRoute } from '../../app/is-route';
import { JOBS_PATH } from '../../app/paths';
import { useAddress } from '../../app/use-address';
import { useJobs } from '../use-jobs';
import { useOnlyJob } from '../use-only-job';
import { useQueuedJobIds } from '../use-queued-job-ids';
import * as css from './JobsScreen.css';

/** Brings the virtual list, which no other screen of a customer needs. */
const JobList = lazy(async () => ({ default: (await import('../JobList/JobList')).JobList }));

/** The list beside the job that was chosen; below 640 px one or the other. */
export function JobsScreen() {
  const { t } = useTexts();
  const isAtList = isRoute(JOBS_PATH, useAddress().pathname);
  useOnlyJob(isAtList);
  return (
    <SplitLayout
      sideLabel={t('jobs_list_label')}
      narrowShows={isAtList ? 'side' : 'main'}
      side={
        <>
          <div className={css.narrowTitle}>
            <ScreenTitle>{t('jobs_title')}</ScreenTitle>
          </div>
          <ListOrWhyNot />
        </>
      }
    >
      <Outlet />
    </SplitLayout>
  );
}

function ListOrWhyNot() {
  const { t } = useTexts();
  const { jobs, isLoading, hasFailed } = useJobs();
  const queuedJobIds = useQueuedJobIds();
  const [query, setQuery] = useState('');
  const loading = (
    <p className={css.loading} role="status">
      {t('jobs_loading_text')}
    </p>
  );
  if (jobs.length > 0) {
    return (
      <Suspense fallback={loading}>
        <JobList jobs={jobs} queuedJobIds={queuedJobIds} query={query} onQuery={setQuery} />
      </Suspense>
    );
  }
  if (isLoading) return loading;
  return hasFailed ? (
    <EmptyState title={t('jobs_failed_title')}>{t('jobs_failed_text')}</EmptyState>
  ) : (
    <EmptyState title={t('jobs_empty_title')}>{t('jobs_empty_text')}</EmptyState>
  );
}
