import { memo, useRef } from 'react';
import { type Job, type JobLines, jobLines, meterTypeOf } from '@ablesbar/domain';
import { mediumText } from '@ablesbar/i18n';
import { JobCard, jobCardClass, useTexts } from '@ablesbar/ui';
import { jobPath } from '../../base/paths';
import type { JobStates } from './job-state';
import type { LinkProps } from './link-props';
import { useMeasured } from './use-measured';
import { useFocusIfWanted } from './use-focus-if-wanted';

interface JobLinkProps extends LinkProps {
  readonly job: Job;
  readonly isQueued: boolean;
  /** The whole list: a line shows only details in which its meters differ. */
  readonly allJobs: readonly Job[];
  readonly stateOf: JobStates;
}

/**
 * A plain link: the list listens for clicks on all links, because a thousand router links are slow.
 * It is memoised, because after a keystroke in the search many rows keep their job and need no new
 * render.
 */
export const JobLink = memo(function JobLink(props: JobLinkProps) {
  const { job, isQueued, allJobs, stateOf, isCurrent, isStop, wanted, ruler } = props;
  const { t } = useTexts();
  const ref = useRef<HTMLAnchorElement>(null);
  useMeasured(ref, { key: job.id, isJob: true, ruler });
  useFocusIfWanted(ref, wanted);
  const { first, second } = jobLines(job, allJobs);
  const meterType = meterTypeOf(job);
  return (
    <a
      ref={ref}
      href={jobPath(job.id)}
      className={jobCardClass}
      aria-current={isCurrent ? 'page' : undefined}
      tabIndex={isStop ? 0 : -1}
    >
      <JobCard
        meterType={meterType}
        number={job.meter.meterNumber}
        lines={[first, secondLine(second, t(mediumText[meterType]))]}
        state={stateOf(job, isQueued)}
      />
    </a>
  );
});

/** Not every user can tell the medium from its icon alone. */
function secondLine(second: JobLines['second'], medium: string): string {
  if (!('text' in second)) return medium;
  return second.isPlace ? `${medium} · ${second.text}` : second.text;
}
