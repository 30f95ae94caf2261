import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import type { RowComponentProps } from 'react-window';
import { type Job, jobLines, meterTypeOf } from '@ablesbar/domain';
import { mediumText } from '@ablesbar/i18n';
import { JobCard, jobCardClass, useTexts } from '@ablesbar/ui';
import { jobPath } from '../../app/paths';
import { useToday } from '../../app/use-today';
import { jobState } from './job-state';
import type { Steps } from './use-steps';

export interface JobRowProps {
  readonly jobs: readonly Job[];
  readonly allJobs: readonly Job[];
  readonly isQueued: boolean;
  readonly steps: Steps;
}

export function JobRow({ index, style, ariaAttributes, ...props }: RowComponentProps<JobRowProps>) {
  const { jobs, allJobs, isQueued, steps } = props;
  const job = jobs[index];
  return (
    <li style={style} {...ariaAttributes}>
      {job && <JobLink job={job} allJobs={allJobs} isQueued={isQueued} steps={steps} />}
    </li>
  );
}

interface JobLinkProps extends Omit<JobRowProps, 'jobs'> {
  readonly job: Job;
}

function JobLink({ job, allJobs, isQueued, steps }: JobLinkProps) {
  const texts = useTexts();
  const today = useToday();
  const ref = useRef<HTMLAnchorElement>(null);
  const path = jobPath(job.id);
  const wanted = steps.wanted?.path === path ? steps.wanted : null;
  useEffect(() => {
    if (wanted) ref.current?.focus();
  }, [wanted]);
  const { first, second } = jobLines(job, allJobs);
  return (
    <NavLink
      ref={ref}
      to={path}
      className={jobCardClass}
      tabIndex={steps.stop === path ? 0 : -1}
      onFocus={() => steps.onFocus(path)}
      onKeyDown={(event) => steps.onKeyDown(event, path)}
    >
      <JobCard
        meterType={meterTypeOf(job)}
        number={job.meter.meterNumber}
        lines={[first, 'text' in second ? second.text : texts.t(mediumText[second.meterType])]}
        state={jobState(job, { isQueued, today, texts })}
      />
    </NavLink>
  );
}
