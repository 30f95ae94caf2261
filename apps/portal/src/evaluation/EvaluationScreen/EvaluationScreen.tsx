import { useMemo, useState } from 'react';
import { NavLink, Outlet, useParams } from 'react-router';
import { evaluationGroups, type Job, jobLines, meterTypeOf } from '@ablesbar/domain';
import { evaluationGroupText, mediumText, meterName } from '@ablesbar/i18n';
import {
  Button,
  EmptyState,
  JobCard,
  jobCardClass,
  ListGroup,
  ScreenTitle,
  SplitLayout,
  StateSign,
  useTexts,
} from '@ablesbar/ui';
import { LoadingText } from '../../base/loading';
import { evaluationPath } from '../../base/paths';
import { usePortal } from '../../base/portal';
import { useAllJobs } from '../../job';
import * as css from '../evaluation.css';

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
          <ListOrEmptyState />
        </>
      }
    >
      <Outlet />
    </SplitLayout>
  );
}

function ListOrEmptyState() {
  const { t } = useTexts();
  const { jobs, isLoading, hasFailed, failureText } = useAllJobs();
  if (jobs.length > 0) return <EvaluationList jobs={jobs} />;
  if (isLoading) {
    return (
      <div className={css.loading}>
        <LoadingText text="jobs_loading_text" shape="list" />
      </div>
    );
  }
  return hasFailed ? (
    <EmptyState sign={<StateSign kind="failed" />} title={t('jobs_failed_title')}>
      {t(failureText)}
    </EmptyState>
  ) : (
    <EmptyState sign={<StateSign kind="counter" />} title={t('jobs_empty_title')}>
      {t('jobs_empty_text')}
    </EmptyState>
  );
}

const GROUPS = ['doneWithHistory', 'openWithHistory', 'withoutHistory'] as const;

/** The meters in groups; an empty group is not shown. */
function EvaluationList({ jobs }: { jobs: readonly Job[] }) {
  const { t } = useTexts();
  const { config } = usePortal().application;
  const groups = useMemo(() => evaluationGroups(jobs, config), [jobs, config]);
  const shown = GROUPS.filter((group) => groups[group].length > 0);
  if (shown.length === 0) {
    return (
      <EmptyState sign={<StateSign kind="counter" />} title={t('evaluation_empty_title')}>
        {t('evaluation_empty_text')}
      </EmptyState>
    );
  }
  return shown.map((group) => (
    <EvaluationGroup
      key={group}
      title={t(evaluationGroupText[group])}
      shown={groups[group]}
      jobs={jobs}
    />
  ));
}

/** As many as a person can scan at once; the person asks for more. */
const AT_ONCE = 50;

interface EvaluationGroupProps {
  readonly title: string;
  readonly shown: readonly Job[];
  readonly jobs: readonly Job[];
}

function EvaluationGroup({ title, shown, jobs }: EvaluationGroupProps) {
  const { t } = useTexts();
  const [count, setCount] = useState(AT_ONCE);
  const left = shown.length - count;
  return (
    <>
      <ListGroup title={title} count={shown.length}>
        {shown.slice(0, count).map((job) => (
          <li key={job.id} className={css.row}>
            <NavLink to={evaluationPath(job.id)} className={jobCardClass}>
              <Row job={job} jobs={jobs} />
            </NavLink>
          </li>
        ))}
      </ListGroup>
      {left > 0 && (
        <Button variant="quiet" onClick={() => setCount(count + AT_ONCE)}>
          {t('jobs_more_action', { count: Math.min(left, AT_ONCE) })}
        </Button>
      )}
    </>
  );
}

/** `jobs` is the whole list: a line shows only details in which its meters differ. */
function Row({ job, jobs }: { job: Job; jobs: readonly Job[] }) {
  const { t } = useTexts();
  const meterType = meterTypeOf(job);
  const { first, second, others } = jobLines(job, jobs);
  return (
    <JobCard
      meterType={meterType}
      number={meterName(job.meter, t)}
      lines={[first, 'text' in second ? second.text : t(mediumText[second.meterType]), ...others]}
      state={null}
    />
  );
}
