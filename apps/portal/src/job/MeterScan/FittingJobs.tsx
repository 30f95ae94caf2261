import { useEffect, useMemo, useRef } from 'react';
import { type Job, jobLines, meterTypeOf } from '@ablesbar/domain';
import { mediumText, meterName, withDots } from '@ablesbar/i18n';
import { JobCard, jobCardClass, useTexts } from '@ablesbar/ui';
import { jobPath } from '../../base/paths';
import { useToday } from '../../base/use-today';
import { jobStates } from '../JobList/job-state';
import { useQueuedJobIds } from '../use-queued-job-ids';
import * as css from './MeterScan.css';

export interface FittingJobsProps {
  readonly title: string;
  readonly text: string;
  readonly jobs: readonly Job[];
  readonly onOpen: (job: Job) => void;
}

/** The meters that a code may mean, to choose one. The lines are those in which they differ. */
export function FittingJobs({ title: question, text, jobs, onOpen }: FittingJobsProps) {
  const texts = useTexts();
  const { t } = texts;
  const today = useToday();
  const queued = useQueuedJobIds();
  const stateOf = useMemo(() => jobStates(today, texts), [today, texts]);
  const title = useRef<HTMLHeadingElement>(null);
  // The picture is gone; a screen reader goes on here.
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <h3 ref={title} tabIndex={-1} className={css.question}>
        {question}
      </h3>
      <p className={css.text}>{text}</p>
      <ul className={css.jobs}>
        {jobs.map((job) => {
          const { first, second, others } = jobLines(job, jobs);
          const medium = t(mediumText[meterTypeOf(job)]);
          const place = 'text' in second ? withDots([medium, second.text]) : medium;
          return (
            <li key={job.id}>
              <a
                href={jobPath(job.id)}
                className={jobCardClass}
                onClick={(event) => {
                  event.preventDefault();
                  onOpen(job);
                }}
              >
                <JobCard
                  meterType={meterTypeOf(job)}
                  number={meterName(job.meter, t)}
                  lines={[first, place, ...others]}
                  state={stateOf(job, queued.has(job.id))}
                />
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}
