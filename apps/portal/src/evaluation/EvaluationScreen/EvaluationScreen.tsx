import { Outlet, useParams } from 'react-router';
import { EmptyState, ScreenTitle, SplitLayout, useTexts } from '@ablesbar/ui';
import { useJobs } from '../../job';
import { EvaluationList } from './EvaluationList';
import * as css from './EvaluationScreen.css';

/** The meters, grouped by their history, beside the chosen one; on a phone only one of them. */
export function EvaluationScreen() {
  const { t } = useTexts();
  const { jobId } = useParams();
  return (
    <SplitLayout
      sideLabel={t('evaluation_list_label')}
      narrowShows={jobId === undefined ? 'side' : 'main'}
      side={
        <>
          <div className={css.narrowTitle}>
            <ScreenTitle>{t('evaluation_title')}</ScreenTitle>
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
  if (jobs.length > 0) return <EvaluationList jobs={jobs} />;
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
