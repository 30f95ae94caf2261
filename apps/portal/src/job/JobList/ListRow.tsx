import { memo, useRef } from 'react';
import type { RowComponentProps } from 'react-window';
import { type Job, type JobLines, jobLines, meterTypeOf } from '@ablesbar/domain';
import { mediumText, meterName, withDots } from '@ablesbar/i18n';
import { JobCard, jobCardClass, UnlistedCard, useTexts } from '@ablesbar/ui';
import { jobPath, UNLISTED_PATH } from '../../base/paths';
import type { JobStates } from './job-state';
import { type Ruler, useMeasured } from './row-heights';
import { BuildingHead, GroupHead } from './RowHeads';
import { type Rows, UNLISTED_KEY } from './rows';
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
  const kind = data.rows.rowAt(index)?.kind ?? 'job';
  return (
    <li style={{ ...style, position: undefined }} className={rowClass[kind]} {...ariaAttributes}>
      {insideOf(index, data)}
    </li>
  );
}

const rowClass = {
  head: css.headRow,
  building: css.headRow,
  job: undefined,
  unlisted: css.linkRow,
} as const;

function insideOf(index: number, data: ListData) {
  const { rows, allJobs, stateOf, current, wanted, tabStop, ruler } = data;
  const row = rows.rowAt(index);
  if (row === null) return null;
  if (row.kind === 'head') return <GroupHead group={row.group} ruler={ruler} />;
  if (row.kind === 'building') return <BuildingHead building={row.building} ruler={ruler} />;
  const path = rows.pathAt(index);
  const link = {
    isCurrent: path === current,
    isTabStop: path === tabStop,
    wanted: wanted?.path === path ? wanted : null,
    ruler,
  };
  if (row.kind === 'unlisted') return <UnlistedLink {...link} />;
  return (
    <JobLink
      {...link}
      job={row.job}
      isQueued={row.isQueued}
      neighbours={row.neighbours}
      allJobs={allJobs}
      stateOf={stateOf}
    />
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
  /** If the head above names the address: the meters from which the lines tell this one apart. */
  readonly neighbours: readonly Job[] | null;
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
  const { job, isQueued, neighbours, allJobs, stateOf, isCurrent, isTabStop, wanted, ruler } =
    props;
  const { t } = useTexts();
  const ref = useRef<HTMLAnchorElement>(null);
  useMeasured(ref, { key: job.id, kind: 'job', ruler });
  useFocusIfWanted(ref, wanted);
  const { first, second, others } = jobLines(job, neighbours ?? allJobs);
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
        lines={[
          ...(neighbours ? [] : [first]),
          secondLine(second, t(mediumText[meterType])),
          ...others,
        ]}
        state={stateOf(job, isQueued)}
      />
    </a>
  );
});

/** Not every user can tell the medium from its icon alone. */
function secondLine(second: JobLines['second'], medium: string): string {
  if (!('text' in second)) return medium;
  return second.isPlace ? withDots([medium, second.text]) : second.text;
}

/** The link for a meter that is not on the list. */
function UnlistedLink({ isCurrent, isTabStop, wanted, ruler }: LinkProps) {
  const { t } = useTexts();
  const ref = useRef<HTMLAnchorElement>(null);
  useMeasured(ref, { key: UNLISTED_KEY, kind: 'other', ruler });
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
