import { memo, type RefObject, useCallback, useMemo } from 'react';
import { List, type ListImperativeAPI, type ListProps } from 'react-window';
import type { Job } from '@ablesbar/domain';
import { useTexts } from '@ablesbar/ui';
import { useAddress } from '../../base/address';
import { useToday } from '../../base/use-today';
import { jobStates } from './job-state';
import { ListRow, type ListRowProps, StuckHead } from './ListRow';
import { heightOf, useRowHeights } from './row-heights';
import { keyOf, type Rows, stretchesOf } from './rows';
import { useFocusInView, type WantedFocus } from './use-link-focus';
import * as css from './JobList.css';

export interface JobRowsProps {
  readonly rows: Rows;
  readonly allJobs: readonly Job[];
  readonly wanted: WantedFocus | null;
  readonly tabStop: string | null;
  readonly listRef: RefObject<ListImperativeAPI | null>;
  readonly scrolling: Pick<ListProps<object>, 'scrollElement'>;
  /** Contains the rows and the search above them. */
  readonly column: HTMLElement | null;
  /** A line of text above the rows, as wide as they are. */
  readonly line: HTMLElement | null;
}

/** Renders again only if the rows change: many keystrokes in the search find the same rows. */
export const JobRows = memo(function JobRows(props: JobRowsProps) {
  const { rows, allJobs, wanted, tabStop, listRef, scrolling, column, line } = props;
  const texts = useTexts();
  const today = useToday();
  const { pathname: current } = useAddress();
  const stateOf = useMemo(() => jobStates(today, texts), [today, texts]);
  const { measured, ruler } = useRowHeights(line, texts.language);
  const stretches = useMemo(() => stretchesOf(rows, measured), [rows, measured]);
  useFocusInView(column, stretches);
  const rowHeight = useCallback(
    (index: number, { data: { rows: shown } }: ListRowProps) => {
      const row = shown.rowAt(index);
      return row === null ? 0 : heightOf(measured, keyOf(row));
    },
    [measured],
  );
  const data = useMemo(
    () => ({ rows, allJobs, stateOf, current, wanted, tabStop, ruler }),
    [rows, allJobs, stateOf, current, wanted, tabStop, ruler],
  );
  return (
    <List
      tagName="ul"
      aria-label={texts.t('jobs_list_label')}
      className={css.list}
      listRef={listRef}
      {...scrolling}
      defaultHeight={800}
      rowComponent={ListRow}
      rowCount={rows.length}
      rowHeight={rowHeight}
      rowProps={{ data }}
    >
      {stretches.map(({ group, top, height }) => (
        <div key={group.name} aria-hidden className={css.stretch} style={{ top, height }}>
          <StuckHead group={group} />
        </div>
      ))}
    </List>
  );
});
