import { memo, useRef } from 'react';
import type { RowComponentProps } from 'react-window';
import { type Job, type JobLines, jobLines, meterTypeOf } from '@ablesbar/domain';
import { formatNumber, mediumText, meterName } from '@ablesbar/i18n';
import { needsAttention, type OutboxRecord } from '@ablesbar/offline-queue';
import { JobCard, jobCardClass, UnlistedCard, useTexts } from '@ablesbar/ui';
import { jobPath, UNLISTED_PATH } from '../../base/paths';
import { useAppSelector } from '../../base/store';
import { selectWaiting, waitOf } from '../../outbox';
import type { JobStates } from './job-state';
import { type Ruler, useMeasured } from './row-heights';
import { type Group, type GroupName, headKey, type Rows, UNLISTED_KEY } from './rows';
import { useFocusIfWanted, type WantedFocus } from './use-link-focus';
import * as css from './JobList.css';

/** The data that all rows render from. */
export interface ListData {
  readonly rows: Rows;
  readonly allJobs: readonly Job[];
  readonly stateOf: JobStates;
  /** The address of the screen beside the list. */
  readonly current: string;
  readonly wanted: WantedFocus | null;
  readonly tabStop: string | null;
  readonly ruler: Ruler;
}

/** One object for all data: for every new row, the list compares each of its props. */
export interface ListRowProps {
  readonly data: ListData;
}

export function ListRow(props: RowComponentProps<ListRowProps>) {
  const { index, style, ariaAttributes, data } = props;
  return (
    <li style={style} {...ariaAttributes}>
      {insideOf(index, data)}
    </li>
  );
}

function insideOf(index: number, data: ListData) {
  const { rows, allJobs, stateOf, current, wanted, tabStop, ruler } = data;
  const row = rows.rowAt(index);
  if (row === null) return null;
  if (row.kind === 'head') return <GroupHead group={row.group} ruler={ruler} />;
  const path = rows.pathAt(index);
  const link = {
    isCurrent: path === current,
    isTabStop: path === tabStop,
    wanted: wanted?.path === path ? wanted : null,
    ruler,
  };
  if (row.kind === 'unlisted') return <UnlistedLink {...link} />;
  return (
    <JobLink {...link} job={row.job} isQueued={row.isQueued} allJobs={allJobs} stateOf={stateOf} />
  );
}

const groupTitles = {
  open: 'jobs_group_open',
  queued: 'jobs_group_queued',
  done: 'jobs_group_done',
} as const satisfies Record<GroupName, string>;

function GroupHead({ group, ruler }: { group: Group; ruler: Ruler }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useMeasured(ref, { key: headKey(group.name), isJob: false, ruler });
  return (
    <h2 ref={ref} className={css.head}>
      <HeadWords group={group} />
    </h2>
  );
}

/**
 * A second, visual copy of the head. It stays visible while its group scrolls, even if the head's
 * row is not rendered.
 */
export function StuckHead({ group }: { group: Group }) {
  return (
    <div className={css.stuckHead}>
      <HeadWords group={group} />
    </div>
  );
}

const isSentOnceOnline = (record: OutboxRecord) =>
  needsAttention(record) || waitOf(record) === 'internet';

function HeadWords({ group: { name, jobs } }: { group: Group }) {
  const { t, language } = useTexts();
  const isForInternet = useAppSelector((state) => selectWaiting(state).every(isSentOnceOnline));
  const title = name === 'queued' && isForInternet ? 'job_queued_title' : groupTitles[name];
  return (
    <>
      <span>{t(title)}</span>
      <span className={css.count}>{formatNumber(jobs.length, language)}</span>
    </>
  );
}

/** The props of every link in the list. */
interface LinkProps {
  /** Whether its screen is shown beside the list. */
  readonly isCurrent: boolean;
  /** Whether Tab reaches this link; it reaches only one link of the list. */
  readonly isTabStop: boolean;
  /** If not null, this link must take the focus. */
  readonly wanted: WantedFocus | null;
  readonly ruler: Ruler;
}

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
const JobLink = memo(function JobLink(props: JobLinkProps) {
  const { job, isQueued, allJobs, stateOf, isCurrent, isTabStop, wanted, ruler } = props;
  const { t } = useTexts();
  const ref = useRef<HTMLAnchorElement>(null);
  useMeasured(ref, { key: job.id, isJob: true, ruler });
  useFocusIfWanted(ref, wanted);
  const { first, second, others } = jobLines(job, allJobs);
  const meterType = meterTypeOf(job);
  return (
    <a
      ref={ref}
      href={jobPath(job.id)}
      className={jobCardClass}
      aria-current={isCurrent ? 'page' : undefined}
      tabIndex={isTabStop ? 0 : -1}
    >
      <JobCard
        meterType={meterType}
        number={meterName(job.meter, t)}
        lines={[first, secondLine(second, t(mediumText[meterType])), ...others]}
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

/** The link for a meter that is not on the list. */
function UnlistedLink({ isCurrent, isTabStop, wanted, ruler }: LinkProps) {
  const { t } = useTexts();
  const ref = useRef<HTMLAnchorElement>(null);
  useMeasured(ref, { key: UNLISTED_KEY, isJob: false, ruler });
  useFocusIfWanted(ref, wanted);
  return (
    <a
      ref={ref}
      href={UNLISTED_PATH}
      className={jobCardClass}
      aria-current={isCurrent ? 'page' : undefined}
      tabIndex={isTabStop ? 0 : -1}
    >
      <UnlistedCard>{t('jobs_unlisted_link')}</UnlistedCard>
    </a>
  );
}
