import { memo, type RefObject, useCallback, useMemo, useState } from 'react';
import { List, type ListImperativeAPI, type ListProps } from 'react-window';
import type { Job } from '@ablesbar/domain';
import { useTexts } from '@ablesbar/ui';
import { useAddress } from '../../base/address';
import { isRoute, JOBS_PATH } from '../../base/paths';
import { printedRow, RowsOnPaper, usePrintedRows } from '../../base/printing';
import { useToday } from '../../base/use-today';
import { jobStates } from './job-state';
import { ListRow, type ListRowProps } from './ListRow';
import { StuckHead } from './RowHeads';
import { heightOf, useRowHeights } from './row-heights';
import { placeOf, type Rows } from './rows';
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
  /** Told the first and the last row in view. */
  readonly onView: (first: number, last: number) => void;
}

const PrintedListRow = printedRow(ListRow);

/** Renders again only if the rows change: many keystrokes in the search find the same rows. */
export const JobRows = memo(function JobRows(props: JobRowsProps) {
  const { rows, allJobs, wanted, tabStop, listRef, scrolling, column, line, onView } = props;
  const texts = useTexts();
  const today = useToday();
  const { pathname: current } = useAddress();
  const stateOf = useMemo(() => jobStates(today, texts), [today, texts]);
  const { measured, ruler } = useRowHeights(line, texts.language);
  // Beside a job, the paper shows the job alone.
  const isOnPaper = isRoute(JOBS_PATH, current);
  const { note, isPrinting, overscanCount } = usePrintedRows(rows.length, { isOnPaper });
  const [firstRow, setFirstRow] = useState(0);
  const stretch = useMemo(() => rows.stretchAt(firstRow), [rows, firstRow]);
  const place = useMemo(
    () => stretch && placeOf(stretch, rows, measured),
    [stretch, rows, measured],
  );
  useFocusInView(
    column,
    useMemo(() => ({ rows, measured }), [rows, measured]),
  );
  const rowHeight = useCallback(
    (index: number, { data: { rows: shown } }: ListRowProps) => {
      return index < shown.length ? heightOf(measured, shown.keyAt(index)) : 0;
    },
    [measured],
  );
  const data = useMemo(
    () => ({ rows, allJobs, stateOf, current, wanted, tabStop, ruler }),
    [rows, allJobs, stateOf, current, wanted, tabStop, ruler],
  );
  return (
    <>
      {note}
      <RowsOnPaper value={isPrinting}>
        <div className={css.room}>
          <div className={css.rows}>
            <List
              tagName="ul"
              aria-label={texts.t('jobs_list_label')}
              className={css.list}
              listRef={listRef}
              {...scrolling}
              defaultHeight={800}
              rowComponent={PrintedListRow}
              rowCount={rows.length}
              overscanCount={overscanCount}
              rowHeight={rowHeight}
              rowProps={{ data }}
              onRowsRendered={({ startIndex, stopIndex }) => {
                // Another row of the same stretch renders nothing again.
                setFirstRow(rows.stretchAt(startIndex)?.start ?? startIndex);
                onView(startIndex, stopIndex);
              }}
            >
              {stretch && place && (
                <div
                  aria-hidden
                  className={css.stretch}
                  style={{ top: place.top, height: place.height }}
                >
                  <StuckHead head={stretch.head} />
                </div>
              )}
            </List>
          </div>
        </div>
      </RowsOnPaper>
    </>
  );
});
