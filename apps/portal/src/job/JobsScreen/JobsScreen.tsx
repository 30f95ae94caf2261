import { useMemo } from 'react';
import { Outlet, useParams } from 'react-router';
import { EmptyState, SplitLayout, useTexts } from '@ablesbar/ui';
import { useWaiting } from '../../outbox';
import { JobList } from '../JobList/JobList';
import { useJobs } from '../use-jobs';

/** The list beside the job that was chosen; below 640 px one or the other. */
export function JobsScreen() {
  const { t } = useTexts();
  const { jobId } = useParams();
  const { jobs, isLoading, hasFailed } = useJobs();
  const waiting = useWaiting();
  const queuedJobIds = useMemo(
    () => new Set(waiting.flatMap((record) => (record.jobId === null ? [] : [record.jobId]))),
    [waiting],
  );
  return (
    <SplitLayout
      sideLabel={t('jobs_list_label')}
      narrowShows={jobId === undefined ? 'side' : 'main'}
      side={
        jobs.length > 0 ? (
          <JobList jobs={jobs} queuedJobIds={queuedJobIds} />
        ) : isLoading ? (
          <p role="status">{t('jobs_loading_text')}</p>
        ) : hasFailed ? (
          <EmptyState title={t('jobs_failed_title')}>{t('jobs_failed_text')}</EmptyState>
        ) : (
          <EmptyState title={t('jobs_empty_title')}>{t('jobs_empty_text')}</EmptyState>
        )
      }
    >
      <Outlet />
    </SplitLayout>
  );
}
