import { useMemo } from 'react';
import { NavLink } from 'react-router';
import { evaluationGroups, type Job, jobLines, meterTypeOf } from '@ablesbar/domain';
import { evaluationGroupText, mediumText } from '@ablesbar/i18n';
import { EmptyState, JobCard, jobCardClass, ListGroup, useTexts } from '@ablesbar/ui';
import { evaluationPath } from '../../base/paths';
import { usePortal } from '../../base/portal';
import * as css from './EvaluationScreen.css';

const GROUPS = ['doneWithHistory', 'openWithHistory', 'withoutHistory'] as const;

/** The meters in groups; an empty group is not shown. */
export function EvaluationList({ jobs }: { jobs: readonly Job[] }) {
  const { t } = useTexts();
  const { config } = usePortal().application;
  const groups = useMemo(() => evaluationGroups(jobs, config), [jobs, config]);
  const shown = GROUPS.filter((group) => groups[group].length > 0);
  if (shown.length === 0) {
    return (
      <EmptyState title={t('evaluation_empty_title')}>{t('evaluation_empty_text')}</EmptyState>
    );
  }
  return shown.map((group) => (
    <ListGroup key={group} title={t(evaluationGroupText[group])} count={groups[group].length}>
      {groups[group].map((job) => (
        <li key={job.id} className={css.row}>
          <NavLink to={evaluationPath(job.id)} className={jobCardClass}>
            <Row job={job} jobs={jobs} />
          </NavLink>
        </li>
      ))}
    </ListGroup>
  ));
}

/** `jobs` is the whole list: a line shows only details in which its meters differ. */
function Row({ job, jobs }: { job: Job; jobs: readonly Job[] }) {
  const { t } = useTexts();
  const meterType = meterTypeOf(job);
  const { first, second } = jobLines(job, jobs);
  return (
    <JobCard
      meterType={meterType}
      number={job.meter.meterNumber}
      lines={[first, 'text' in second ? second.text : t(mediumText[second.meterType])]}
      state={null}
    />
  );
}
