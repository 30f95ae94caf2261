import type { JobColumn } from '@ablesbar/domain';
import type { TextKey } from '@ablesbar/i18n';
import { DownIcon, useTexts, VisuallyHidden } from '@ablesbar/ui';
import type { TableOrder } from './table-rows';
import * as css from './JobTable.css';

export const columnText = {
  city: 'management_column_city',
  street: 'management_column_street',
  building: 'management_column_building',
  objectKey: 'management_column_object_key',
  meterType: 'management_column_meter_type',
  state: 'management_column_state',
  deadline: 'management_column_deadline',
} as const satisfies Record<JobColumn, TextKey>;

const SHOWN = ['meterType', 'building', 'objectKey', 'deadline', 'state'] as const;

export interface HeadRowProps {
  readonly order: TableOrder;
  readonly onSort: (column: JobColumn) => void;
}

/** A phone has no room for it: there the order is chosen from a list alone. */
export function HeadRow({ order, onSort }: HeadRowProps) {
  const { t } = useTexts();
  return (
    <div role="rowgroup" className={css.heads}>
      <div role="row" aria-rowindex={1} className={css.cells}>
        <span role="columnheader">
          <VisuallyHidden>{t('management_column_selected')}</VisuallyHidden>
        </span>
        <span role="columnheader" className={css.headName}>
          {t('export_meter_number')}
        </span>
        {SHOWN.map((column) => {
          const isSorted = order.column === column;
          const direction = order.isDescending ? 'descending' : 'ascending';
          return (
            <span key={column} role="columnheader" aria-sort={isSorted ? direction : 'none'}>
              <button type="button" className={css.sort} onClick={() => onSort(column)}>
                {t(columnText[column])}
                {isSorted && (
                  <span className={css.arrow[direction]}>
                    <DownIcon size={16} />
                  </span>
                )}
              </button>
            </span>
          );
        })}
      </div>
    </div>
  );
}
