import { type KeyboardEvent, type MouseEvent, useId, useMemo, useState } from 'react';
import { List, useListRef } from 'react-window';
import type { Job, JobColumn } from '@ablesbar/domain';
import type { TextKey } from '@ablesbar/i18n';
import { DownIcon, useTexts } from '@ablesbar/ui';
import { printedRow, RowsOnPaper, usePrintedRows, useScreenHeights } from '../../base/printing';
import { textScale, useNarrow } from '../use-narrow';
import { nextRow } from './next-row';
import { idsOf, type Selection, toggled, withRange } from './selection';
import { headOf, type TableOrder, type TableRow } from './table-rows';
import { GroupHead, TableLine } from './TableLine';
import * as css from './JobTable.css';

/** Of a row that has not been rendered yet. A long address makes a row higher. */
const USUAL_HEIGHT = { wide: 52, narrow: 92 } as const;

const PrintedLine = printedRow(TableLine);

export interface JobTableProps {
  readonly label: string;
  /** All meters of the table: a row shows only names in which they differ. */
  readonly jobs: readonly Job[];
  readonly rows: readonly TableRow[];
  readonly order: TableOrder;
  readonly onSort: (column: JobColumn) => void;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
}

/**
 * Many thousand rows, of which only the visible ones are rendered. The focus stays on the table,
 * which names its active row. So a row can scroll out of view without losing the focus.
 */
export function JobTable(props: JobTableProps) {
  const { label, jobs, rows, order, onSort, selection, onSelect } = props;
  const id = useId();
  const isNarrow = useNarrow();
  const list = useListRef(null);
  const key = useMemo(() => rows.map(keyOf).join('\n'), [rows]);
  const { note, isPrinting, overscanCount } = usePrintedRows(rows.length, { overscan: 10 });
  const rowHeight = useScreenHeights({
    usual: textScale() * USUAL_HEIGHT[isNarrow ? 'narrow' : 'wide'],
    key: `${isNarrow} ${key}`,
    isPrinting,
  });
  const [active, setActive] = useState(0);
  const [anchor, setAnchor] = useState(0);
  const [top, setTop] = useState(0);
  const at = Math.min(active, Math.max(0, rows.length - 1));
  const rowId = (index: number) => `${id}-${index}`;

  const toggle = (index: number) => {
    setActive(index);
    setAnchor(index);
    onSelect(toggled(selection, idsOf(rows[index])));
  };
  const selectTo = (index: number) => {
    setActive(index);
    onSelect(withRange(selection, rows, { from: anchor, to: index }));
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (rows.length === 0) return;
    const next = nextRow(event.key, at, rows.length);
    if (next !== null) {
      if (event.shiftKey) selectTo(next);
      else setActive(next);
      list.current?.scrollToRow({ index: next, align: 'auto' });
    } else if (event.key === ' ' && event.shiftKey) selectTo(at);
    else if (event.key === ' ' || event.key === 'Enter') toggle(at);
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      onSelect(withRange(selection, rows, { from: 0, to: rows.length - 1 }));
    } else return;
    event.preventDefault();
  };
  const point = (index: number, event: MouseEvent) => {
    if (event.shiftKey) selectTo(index);
    else toggle(index);
  };
  const head = rows[top]?.kind === 'group' ? null : headOf(rows, top);
  const lineProps = { jobs, rows, at, selection, isNarrow, rowId, onPoint: point };
  return (
    <div className={css.table}>
      {note}
      {!isNarrow && <HeadRow order={order} onSort={onSort} />}
      <div className={css.body}>
        {head && (
          <div className={css.stuck} aria-hidden="true">
            <GroupHead group={head} selection={selection} groupBy={order.groupBy} />
          </div>
        )}
        <RowsOnPaper value={isPrinting}>
          <List
            role="grid"
            aria-label={label}
            aria-multiselectable="true"
            aria-rowcount={rows.length}
            aria-activedescendant={rows.length > 0 ? rowId(at) : undefined}
            tabIndex={0}
            onKeyDown={press}
            className={css.list}
            listRef={list}
            rowComponent={PrintedLine}
            rowCount={rows.length}
            overscanCount={overscanCount}
            rowHeight={rowHeight}
            rowProps={{ ...lineProps, groupBy: order.groupBy }}
            onRowsRendered={({ startIndex }) => setTop(startIndex)}
          />
        </RowsOnPaper>
      </div>
    </div>
  );
}

function keyOf(row: TableRow): string {
  return row.kind === 'group' ? (row.value ?? '') : row.job.id;
}

export const columnText = {
  city: 'management_column_city',
  street: 'management_column_street',
  building: 'management_column_building',
  objectKey: 'management_column_object_key',
  nameAtMeter: 'job_name_at_meter_label',
  provider: 'job_provider_label',
  meterType: 'management_column_meter_type',
  state: 'management_column_state',
  deadline: 'management_column_deadline',
} as const satisfies Record<JobColumn, TextKey>;

const SHOWN = ['meterType', 'building', 'objectKey', 'deadline', 'state'] as const;

interface HeadRowProps {
  readonly order: TableOrder;
  readonly onSort: (column: JobColumn) => void;
}

/** A phone has no room for it: there a list sets the order. */
function HeadRow({ order, onSort }: HeadRowProps) {
  const { t } = useTexts();
  return (
    <div role="group" aria-label={t('management_sort_label')} className={css.heads}>
      <div className={css.cells}>
        <span />
        <span className={css.headName}>{t('export_meter_number')}</span>
        {SHOWN.map((column) => {
          const isSorted = order.column === column;
          return (
            <button
              key={column}
              type="button"
              className={css.sort}
              aria-pressed={isSorted}
              onClick={() => onSort(column)}
            >
              {t(columnText[column])}
              {isSorted && (
                <span className={css.arrow[order.isDescending ? 'descending' : 'ascending']}>
                  <DownIcon size={16} />
                </span>
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}
