import { jobLines, meterTypeOf, type Job } from '@ablesbar/domain';
import { mediumText } from '@ablesbar/i18n';
import { JobCard, useTexts } from '@ablesbar/ui';
import { useToday } from '../../app/use-today';
import { jobState } from './job-state';

export interface JobRowProps {
  readonly job: Job;
  /** The whole list: only what differs in it tells meters apart. */
  readonly jobs: readonly Job[];
  readonly isQueued: boolean;
}

export function JobRow({ job, jobs, isQueued }: JobRowProps) {
  const texts = useTexts();
  const today = useToday();
  const meterType = meterTypeOf(job);
  const { first, second } = jobLines(job, jobs);
  return (
    <JobCard
      meterType={meterType}
      number={job.meter.meterNumber}
      lines={[first, 'text' in second ? second.text : texts.t(mediumText[second.meterType])]}
      state={jobState(job, { isQueued, today, texts })}
    />
  );
}
