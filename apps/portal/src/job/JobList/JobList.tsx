import { NavLink } from 'react-router';
import { groupJobs, type Job } from '@ablesbar/domain';
import { jobCardClass, useTexts } from '@ablesbar/ui';
import { jobPath } from '../../app/paths';
import { JobRow } from './JobRow';
import * as css from './JobList.css';

export interface JobListProps {
  readonly jobs: readonly Job[];
  readonly queuedJobIds: ReadonlySet<string>;
}

/** Open first, then what waits, then what is done; an empty group says nothing. */
export function JobList({ jobs, queuedJobIds }: JobListProps) {
  const { t } = useTexts();
  const { open, queued, done } = groupJobs(jobs, queuedJobIds);
  const groups = [
    { id: 'open', title: t('jobs_group_open'), jobs: open },
    { id: 'queued', title: t('jobs_group_queued'), jobs: queued },
    { id: 'done', title: t('jobs_group_done'), jobs: done },
  ] as const;
  return groups
    .filter((group) => group.jobs.length > 0)
    .map((group) => (
      <section key={group.id} aria-labelledby={`jobs-${group.id}`}>
        <h2 className={css.head}>
          <span id={`jobs-${group.id}`}>{group.title}</span>
          <span className={css.count}>{group.jobs.length}</span>
        </h2>
        <ul aria-labelledby={`jobs-${group.id}`}>
          {group.jobs.map((job) => (
            <li key={job.id}>
              <NavLink to={jobPath(job.id)} className={jobCardClass}>
                <JobRow job={job} jobs={jobs} isQueued={group.id === 'queued'} />
              </NavLink>
            </li>
          ))}
        </ul>
      </section>
    ));
}
