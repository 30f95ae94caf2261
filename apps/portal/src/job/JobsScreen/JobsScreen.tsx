import { useMemo } from 'react';
import { Outlet, useParams } from 'react-router';
import { EmptyState, ScreenTitle, SplitLayout, useTexts } from '@ablesbar/ui';
import { useWaiting } from '../../outbox';
import { JobList } from '../JobList/JobList';
import { useJobs } from '../use-jobs';
import * as css from './JobsScreen.css';

/** The list beside the job that was chosen; below 640 px one or the other. */
export function JobsScreen() {
  const { t } = useTexts();
  const { jobId } = useParams();
  return (
    <SplitLayout
      sideLabel={t('jobs_list_label')}
      narrowShows={jobId === undefined ? 'side' : 'main'}
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
  const waiting = useWaiting();
  const queuedJobIds = useMemo(
    () => new Set(waiting.flatMap((record) => (record.jobId === null ? [] : [record.jobId]))),
    [waiting],
  );
  if (jobs.length > 0) return <JobList jobs={jobs} queuedJobIds={queuedJobIds} />;
  if (isLoading) {
    return (
      <p className={css.loading} role="status">
        {t('jobs_loading_text')}
      </p>
    );
  }
  return hasFailed ? (
    <EmptyState title={t('jobs_failed_title')}>{t('jobs_failed_text')}</EmptyState>
  ) : (
    <EmptyState title={t('jobs_empty_title')}>{t('jobs_empty_text')}</EmptyState>
  );
}
