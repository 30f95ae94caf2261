import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { RowComponentProps } from 'react-window';
import { type CalendarDay, type Job, type JobLines, jobLines, meterTypeOf } from '@ablesbar/domain';
import { mediumText } from '@ablesbar/i18n';
import { JobCard, jobCardClass, useTexts } from '@ablesbar/ui';
import { jobPath } from '../../app/paths';
import { jobState } from './job-state';
import type { RowHeights } from './row-heights';
import type { Wanted } from './use-steps';
import * as css from './JobList.css';

/** What holds for every row; made anew only when something in it is another. */
export interface RowSurroundings {
  /** The whole list: only what differs in it tells meters apart. */
  readonly allJobs: readonly Job[];
  readonly today: CalendarDay;
  /** The address that is shown beside the list. */
  readonly current: string;
  readonly wanted: Wanted | null;
  readonly stop: string | null;
  /** Whether the row with the focus is to stay in sight. */
  readonly followed: RefObject<boolean>;
  readonly measure: RowHeights['measure'];
  /** Changes when every row has to be measured again. */
  readonly round: number;
}

export interface JobRowProps {
  readonly jobs: readonly Job[];
  readonly isQueued: boolean;
  readonly surroundings: RowSurroundings;
}

export function JobRow({ index, style, ariaAttributes, ...props }: RowComponentProps<JobRowProps>) {
  const { jobs, isQueued, surroundings } = props;
  const job = jobs[index];
  return (
    <li className={css.row} style={style} {...ariaAttributes}>
      {job && (
        <JobLink
          job={job}
          isQueued={isQueued}
          surroundings={surroundings}
          place={style.transform}
        />
      )}
    </li>
  );
}

interface JobLinkProps extends Omit<JobRowProps, 'jobs'> {
  readonly job: Job;
  /** Where its row stands in the list; it moves when those above are measured. */
  readonly place: string | undefined;
}

/** A plain link, because the list listens for all of them; a thousand links of a router take their time. */
function JobLink({ job, isQueued, surroundings, place }: JobLinkProps) {
  const texts = useTexts();
  const { allJobs, today, current, wanted, stop, measure, round, followed } = surroundings;
  const ref = useRef<HTMLAnchorElement>(null);
  const path = jobPath(job.id);
  const isWanted = wanted?.path === path;
  useLayoutEffect(() => {
    if (ref.current) measure(job.id, ref.current);
  }, [job.id, measure, round]);
  useEffect(() => {
    // The rows above it are measured now, and have moved it.
    const isHere = ref.current === document.activeElement && followed.current;
    if (isHere) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [place, followed]);
  useEffect(() => {
    if (isWanted) ref.current?.focus({ preventScroll: wanted?.isBack === true });
  }, [isWanted, wanted]);
  const { first, second } = jobLines(job, allJobs);
  return (
    <a
      ref={ref}
      href={path}
      className={jobCardClass}
      aria-current={path === current ? 'page' : undefined}
      tabIndex={stop === path ? 0 : -1}
    >
      <JobCard
        meterType={meterTypeOf(job)}
        number={job.meter.meterNumber}
        lines={[first, secondLine(second, texts.t(mediumText[meterTypeOf(job)]))]}
        state={jobState(job, { isQueued, today, texts })}
      />
    </a>
  );
}

/** The sign alone does not say the medium to everybody. */
function secondLine(second: JobLines['second'], medium: string): string {
  if (!('text' in second)) return medium;
  return second.isPlace ? `${medium} · ${second.text}` : second.text;
}
