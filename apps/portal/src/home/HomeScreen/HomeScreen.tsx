import { progressOf } from '@ablesbar/domain';
import { buttonClass, Card, Page, Scale, ScreenTitle, useTexts } from '@ablesbar/ui';
import { Link } from 'react-router';
import { JOBS_PATH } from '../../app/paths';
import { usePortal } from '../../app/portal-context';
import { useJobs } from '../../job';
import * as css from './HomeScreen.css';

export function HomeScreen() {
  const { t } = useTexts();
  const { name } = usePortal().application;
  const { jobs, isLoading } = useJobs();
  const { total, done } = progressOf(jobs);
  const progress = t('jobs_progress_text', { done, total });
  return (
    <Page>
      <div className={css.screen}>
        <ScreenTitle>{name}</ScreenTitle>
        <Card title={t('jobs_title')}>
          {isLoading ? (
            <p role="status">{t('jobs_loading_text')}</p>
          ) : (
            <>
              <p>{progress}</p>
              <div className={css.scale}>
                <Scale value={done} max={total} label={progress} />
              </div>
            </>
          )}
          <Link className={buttonClass({ variant: 'primary' })} to={JOBS_PATH}>
            {t('home_open_readings_action')}
          </Link>
        </Card>
      </div>
    </Page>
  );
}
