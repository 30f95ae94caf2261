import { type Ref, useId } from 'react';
import { List, type ListImperativeAPI, useDynamicRowHeight } from 'react-window';
import type { Job } from '@ablesbar/domain';
import { JobRow } from './JobRow';
import type { Steps } from './use-steps';
import * as css from './JobList.css';

export interface JobGroupProps {
  readonly title: string;
  readonly jobs: readonly Job[];
  /** The whole list: only what differs in it tells meters apart. */
  readonly allJobs: readonly Job[];
  readonly isQueued: boolean;
  readonly scroller: HTMLElement | 'window' | null;
  readonly steps: Steps;
  readonly listRef: Ref<ListImperativeAPI>;
}

const keyOf = (index: number, { jobs }: { readonly jobs: readonly Job[] }) =>
  jobs[index]?.id ?? index;

/** Of its rows only those in sight are drawn. */
export function JobGroup(props: JobGroupProps) {
  const { title, jobs, allJobs, isQueued, scroller, steps, listRef } = props;
  const id = useId();
  // A long street takes another line, and larger letters take more of them all.
  const rowHeight = useDynamicRowHeight({ defaultRowHeight: 89 });
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
        overscanCount={6}
        rowComponent={JobRow}
        rowCount={jobs.length}
        rowHeight={rowHeight}
        rowKey={keyOf}
        rowProps={{ jobs, allJobs, isQueued, steps }}
      />
    </section>
  );
}
