import { memo } from 'react';
import { Link } from 'react-router';
import { Button, EmptyState, StateLine, StateSign, useTexts } from '@ablesbar/ui';
import { LoadingText } from '../../base/loading';
import { JOBS_PATH } from '../../base/paths';
import { useAppSelector } from '../../base/store';
import { useOnline } from '../../base/use-online';
import { useToday } from '../../base/use-today';
import { useWorkplace } from '../../base/workplace';
import { selectAreListsLoading } from '../lists-loading.slice';
import { useJobs } from '../use-jobs';
import { useListAge } from '../use-list-age';
import { asOfText } from './as-of-text';
import * as css from './JobsScreen.css';

/**
 * Tells how old an old list is, and that an incomplete list is incomplete (customer decision 25).
 * It is memoised, because it does not depend on the search above the list.
 */
export const ListState = memo(function ListState() {
  const texts = useTexts();
  const { t } = texts;
  const today = useToday();
  const isOnline = useOnline();
  const { isIncomplete, asOf } = useListAge();
  const { loadJobs } = useWorkplace();
  const isLoading = useAppSelector(selectAreListsLoading);
  return (
    <div role="status">
      {(isIncomplete || asOf) && (
        <div className={css.state}>
          {asOf ? (
            <StateLine state="pending" title={asOfText(asOf.at, today, texts)}>
              {/* The line above the screen says that the connection is missing. */}
              {isOnline && t('jobs_failed_title')}
            </StateLine>
          ) : (
            <StateLine state="warning" title={t('jobs_failed_title')} />
          )}
          {isOnline && (
            <div className={css.retry}>
              <Button
                variant="quiet"
                size="small"
                waiting={isLoading}
                onClick={() => void loadJobs()}
              >
                {t('frame_retry_action')}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
});

/** Shown if no list could be loaded, so that its content is unknown. */
export function NotLoaded({ isScreen = false }: { isScreen?: boolean }) {
  const { t } = useTexts();
  const { failureText } = useJobs();
  const { loadJobs } = useWorkplace();
  const isLoading = useAppSelector(selectAreListsLoading);
  return (
    <EmptyState
      isScreen={isScreen}
      sign={<StateSign kind="failed" />}
      title={t('jobs_failed_title')}
      action={
        <Button waiting={isLoading} onClick={() => void loadJobs()}>
          {t('frame_retry_action')}
        </Button>
      }
    >
      {t(failureText)}
    </EmptyState>
  );
}

/** In the place of a job that the address names and the list does not have (yet). */
export function MissingJob() {
  const { t } = useTexts();
  const { isLoading, hasFailed } = useJobs();
  if (isLoading) return <LoadingText text="jobs_loading_text" shape="screen" />;
  if (hasFailed) return <NotLoaded isScreen />;
  return (
    <EmptyState
      isScreen
      title={t('job_not_found_title')}
      action={<Link to={JOBS_PATH}>{t('job_back_link')}</Link>}
    >
      {t('job_not_found_text')}
    </EmptyState>
  );
}
