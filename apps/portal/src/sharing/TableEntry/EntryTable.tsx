import { useId, useState } from 'react';
import { List, useListRef } from 'react-window';
import { useTexts } from '@ablesbar/ui';
import { useNarrow } from '../use-narrow';
import { EntryLine, type EntryLineProps } from './EntryLine';
import { nextField, type TableLine } from './table-lines';
import * as css from './EntryTable.css';

const ROW_HEIGHT = { wide: 68, narrow: 152, group: 56 } as const;
const HEADS = [
  'export_meter_number',
  'table_place_head',
  'table_last_head',
  'reading_value_bare_label',
  'table_verdict_head',
] as const;

export type EntryTableProps = Pick<
  EntryLineProps,
  'jobs' | 'lines' | 'entryOf' | 'onChange' | 'onColumn'
>;

function keyOf(line: TableLine | undefined): string | undefined {
  return line?.kind === 'rate'
    ? `${line.job.id} ${line.task.taskId}`
    : (line?.building ?? undefined);
}

/**
 * A thousand fields, of which only the visible ones are rendered; typed values are stored outside
 * them.
 */
export function EntryTable({ lines, ...entry }: EntryTableProps) {
  const { t } = useTexts();
  const id = useId();
  const isNarrow = useNarrow();
  const list = useListRef(null);
  const [wanted, setWanted] = useState<EntryLineProps['wanted']>(null);

  const step = (index: number, steps: number) => {
    const next = nextField(lines, index, steps);
    list.current?.scrollToRow({ index: next, align: 'auto' });
    setWanted((last) => ({ index: next, turn: (last?.turn ?? 0) + 1 }));
  };
  return (
    <div role="table" aria-label={t('table_label')} aria-rowcount={lines.length + 1}>
      <div role="rowgroup" className={css.heads}>
        <div role="row" aria-rowindex={1} className={css.cells}>
          {HEADS.map((head) => (
            <span key={head} role="columnheader" className={css.head}>
              {t(head)}
            </span>
          ))}
        </div>
      </div>
      <List
        role="rowgroup"
        className={css.list}
        listRef={list}
        rowComponent={EntryLine}
        rowCount={lines.length}
        // With a stable key, a line that moves keeps the text that is being typed into it.
        rowKey={(index, rows) => keyOf(rows.lines[index]) ?? index}
        rowHeight={(index) =>
          lines[index]?.kind === 'group'
            ? ROW_HEIGHT.group
            : ROW_HEIGHT[isNarrow ? 'narrow' : 'wide']
        }
        overscanCount={10}
        rowProps={{
          ...entry,
          lines,
          wanted,
          lineId: (index) => `${id}-${index}`,
          onStep: step,
          // The field has its focus: if it scrolls back into view later, it must not take the focus
          // again.
          onFocus: (index) => setWanted((last) => (last?.index === index ? null : last)),
        }}
      />
    </div>
  );
}
