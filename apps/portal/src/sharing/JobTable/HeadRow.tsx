import type { JobColumn } from '@ablesbar/domain';
import type { TextKey } from '@ablesbar/i18n';
import { DownIcon, useTexts } from '@ablesbar/ui';
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

/** Hidden on a phone, which has no room for it: there a list sets the order. */
export function HeadRow({ order, onSort }: HeadRowProps) {
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
