import { type Ref, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { List, useListRef } from 'react-window';
import { useTexts } from '@ablesbar/ui';
import { printedRow, RowsOnPaper, usePrintedRows, useScreenHeights } from '../../base/printing';
import { textScale, useNarrow } from '../use-narrow';
import { EntryLine, type EntryLineProps } from './EntryLine';
import { firstDoubt, nextField, type TableLine } from './table-lines';
import * as css from './EntryTable.css';

/** Of a row that has not been rendered yet. A longer place makes a row higher. */
const USUAL_HEIGHT = { wide: 49, narrow: 92 } as const;
const HEADS = [
  'export_meter_number',
  'table_place_head',
  'table_last_head',
  'reading_value_bare_label',
  'table_verdict_head',
] as const;

const PrintedLine = printedRow(EntryLine);

export interface EntryTableHandle {
  /** Moves the focus to the first value that is unusual or missing. */
  readonly focusDoubt: () => void;
}

export interface EntryTableProps extends Pick<
  EntryLineProps,
  'jobs' | 'lines' | 'entryOf' | 'onChange' | 'onColumn'
> {
  readonly ref?: Ref<EntryTableHandle>;
  /** The row at the top when the table was left; 0 at the first visit. */
  readonly firstRow: number;
  /** Told the row at the top. */
  readonly onView: (row: number) => void;
}

function keyOf(line: TableLine | undefined): string | undefined {
  return line?.kind === 'rate'
    ? `${line.job.id} ${line.task.taskId}`
    : (line?.building ?? undefined);
}

/**
 * A thousand fields, of which only the visible ones are rendered; typed values are stored outside
 * them.
 */
export function EntryTable({ ref, lines, firstRow, onView, ...entry }: EntryTableProps) {
  const { t } = useTexts();
  const id = useId();
  const isNarrow = useNarrow();
  const key = useMemo(() => lines.map(keyOf).join('\n'), [lines]);
  const { note, isPrinting, overscanCount } = usePrintedRows(lines.length, { overscan: 10 });
  const rowHeight = useScreenHeights({
    usual: textScale() * USUAL_HEIGHT[isNarrow ? 'narrow' : 'wide'],
    key: `${isNarrow} ${key}`,
    isPrinting,
  });
  const list = useListRef(null);
  const [wanted, setWanted] = useState<EntryLineProps['wanted']>(null);

  const start = useRef(firstRow);
  useEffect(() => {
    const index = start.current;
    if (index === 0) return undefined;
    // The list knows its element only after it has been rendered twice.
    const frame = requestAnimationFrame(() => list.current?.scrollToRow({ index, align: 'start' }));
    return () => cancelAnimationFrame(frame);
  }, [list]);

  const goTo = (index: number) => {
    list.current?.scrollToRow({ index, align: 'auto' });
    setWanted((last) => ({ index, turn: (last?.turn ?? 0) + 1 }));
  };
  useImperativeHandle(ref, () => ({ focusDoubt: () => goTo(firstDoubt(lines, entry.entryOf)) }));
  return (
    <>
      {note}
      <div
        className={css.table}
        role="table"
        aria-label={t('table_label')}
        aria-rowcount={lines.length + 1}
      >
        <div role="rowgroup" className={css.heads}>
          <div role="row" aria-rowindex={1} className={css.cells.usual}>
            {HEADS.map((head) => (
              <span key={head} role="columnheader" className={css.head}>
                {t(head)}
              </span>
            ))}
          </div>
        </div>
        <RowsOnPaper value={isPrinting}>
          <List
            role="rowgroup"
            className={css.list}
            listRef={list}
            rowComponent={PrintedLine}
            rowCount={lines.length}
            overscanCount={overscanCount}
            // With a stable key, a line that moves keeps the text that is being typed into it.
            rowKey={(index, rows) => keyOf(rows.lines[index]) ?? index}
            rowHeight={rowHeight}
            onRowsRendered={({ startIndex }) => onView(startIndex)}
            rowProps={{
              ...entry,
              lines,
              wanted,
              lineId: (index) => `${id}-${index}`,
              onStep: (index, steps) => goTo(nextField(lines, index, steps)),
              // The field has its focus: if it scrolls back into view later, it must not take the focus
              // again.
              onFocus: (index) => setWanted((last) => (last?.index === index ? null : last)),
            }}
          />
        </RowsOnPaper>
      </div>
    </>
  );
}
