import { addDays } from '@ablesbar/domain';
import { ReadingDateInput, Select, useTexts } from '@ablesbar/ui';
import { usePortal } from '../../base/portal';
import { SHOWN, type Shown } from './shown-jobs';
import type { TableState } from './use-table';
import * as css from './TableEntryScreen.css';

const ALL = 'all';

/** Chooses the meters, and the day on which they were read. */
export function TableTools({ table }: { table: TableState }) {
  const { t } = useTexts();
  const { features, meterReading } = usePortal().application.config;
  const { readingDateMaxDaysInPast, readingDateMaxDaysInFuture } = meterReading.readingDate;
  const { buildings, building, shown, day, today } = table;
  return (
    <div className={css.tools}>
      <Select
        label={t('table_building_label')}
        value={building === null ? ALL : String(building)}
        options={[
          { value: ALL, label: t('table_building_all') },
          ...buildings.map(({ value }, index) => ({
            value: String(index),
            label: value ?? t('management_table_unknown'),
          })),
        ]}
        onChange={(value) => table.chooseBuilding(value === ALL ? null : Number(value))}
      />
      <Select
        label={t('table_show_label')}
        value={shown}
        options={SHOWN.map((value) => ({ value, label: t(shownText[value]) }))}
        onChange={(value) => table.chooseShown(SHOWN.find((one) => one === value) ?? shown)}
      />
      {!features.hideReadingDateInput && (
        <ReadingDateInput
          inputId="table-day"
          value={day}
          today={today}
          earliest={addDays(today, -readingDateMaxDaysInPast)}
          latest={addDays(today, readingDateMaxDaysInFuture)}
          onChange={table.chooseDay}
        />
      )}
    </div>
  );
}

const shownText = {
  open: 'table_show_open',
  all: 'table_show_all',
  filled: 'table_show_filled',
  odd: 'table_show_odd',
} as const satisfies Record<Shown, string>;
