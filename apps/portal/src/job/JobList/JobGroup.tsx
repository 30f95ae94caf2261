import { type Ref, useId, useMemo } from 'react';
import { List, type ListImperativeAPI } from 'react-window';
import type { Job } from '@ablesbar/domain';
import { JobRow, type JobRowProps, type RowSurroundings } from './JobRow';
import { heightOf } from './row-heights';
import type { MeasuredRows } from './use-row-heights';
import * as css from './JobList.css';

export interface JobGroupProps {
  readonly title: string;
  readonly jobs: readonly Job[];
  readonly isQueued: boolean;
  readonly surroundings: RowSurroundings;
  readonly heights: MeasuredRows;
  readonly scroller: HTMLElement | 'window' | null;
  readonly listRef: Ref<ListImperativeAPI>;
}

type Rows = Pick<JobRowProps, 'jobs'>;

/** Of its rows only those in sight are drawn. */
export function JobGroup(props: JobGroupProps) {
  const { title, jobs, isQueued, surroundings, heights, scroller, listRef } = props;
  const { usual, others } = heights;
  const id = useId();
  const rowHeight = useMemo(() => {
    // Where all are alike nothing has to be added up.
    if (others.size === 0) return usual;
    const measured = { usual, others, round: 0 };
    return (index: number, rows: Rows) => heightOf(measured, rows.jobs[index]?.id ?? '');
  }, [usual, others]);
  return (
    <section aria-labelledby={id}>
      <h2 className={css.head}>
        <span id={id}>{title}</span>
        <span className={css.count}>{jobs.length}</span>
      </h2>
      <List
        tagName="ul"
        aria-labelledby={id}
        listRef={listRef}
        scrollElement={scroller}
        defaultHeight={800}
        rowComponent={JobRow}
        rowCount={jobs.length}
        rowHeight={rowHeight}
        rowProps={{ jobs, isQueued, surroundings }}
      />
    </section>
  );
}
