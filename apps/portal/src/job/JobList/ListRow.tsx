import type { RowComponentProps } from 'react-window';
import type { Job } from '@ablesbar/domain';
import { GroupHead } from './GroupHead';
import { JobLink } from './JobLink';
import type { JobStates } from './job-state';
import type { Rows } from './rows';
import { UnlistedLink } from './UnlistedLink';
import type { Ruler } from './use-measured';
import type { Wanted } from './use-steps';

/** The data that all rows render from. */
export interface Listed {
  readonly rows: Rows;
  readonly allJobs: readonly Job[];
  readonly stateOf: JobStates;
  /** The address of the screen beside the list. */
  readonly current: string;
  readonly wanted: Wanted | null;
  readonly stop: string | null;
  readonly ruler: Ruler;
}

/** One object for all data: for every new row, the list compares each of its props. */
export interface ListRowProps {
  readonly listed: Listed;
}

export function ListRow(props: RowComponentProps<ListRowProps>) {
  const { index, style, ariaAttributes, listed } = props;
  return (
    <li style={style} {...ariaAttributes}>
      {insideOf(index, listed)}
    </li>
  );
}

function insideOf(index: number, listed: Listed) {
  const { rows, allJobs, stateOf, current, wanted, stop, ruler } = listed;
  const row = rows.rowAt(index);
  if (row === null) return null;
  if (row.kind === 'head') return <GroupHead group={row.group} ruler={ruler} />;
  const path = rows.at(index);
  const link = {
    isCurrent: path === current,
    isStop: path === stop,
    wanted: wanted?.path === path ? wanted : null,
    ruler,
  };
  if (row.kind === 'unlisted') return <UnlistedLink {...link} />;
  return (
    <JobLink {...link} job={row.job} isQueued={row.isQueued} allJobs={allJobs} stateOf={stateOf} />
  );
}
