import { useState } from 'react';
import { addDays } from '@ablesbar/domain';
import { formatDay, formatNumber } from '@ablesbar/i18n';
import {
  Button,
  CalendarIcon,
  Chip,
  ChipSelect,
  chipsClass,
  DoneIcon,
  ErrorIcon,
  ReadingDateInput,
  useTexts,
  WarningIcon,
} from '@ablesbar/ui';
import { usePortal } from '../../base/portal';
import { SHOWN, type Shown } from './shown-jobs';
import type { TableState } from './use-table';
import * as css from './TableEntryScreen.css';

/** Chooses the meters, and the day on which they were read. */
export function TableTools({ table }: { table: TableState }) {
  const { t, language } = useTexts();
  const { hideReadingDateInput } = usePortal().application.config.features;
  const [isDayOpen, setDayOpen] = useState(false);
  const { buildings, building, shown, counts, day } = table;
  return (
    <div className={css.tools}>
      <div role="group" aria-label={t('table_show_label')} className={chipsClass}>
        {buildings.length > 1 && (
          <span className={css.building}>
            <ChipSelect
              label={t('table_building_label')}
              all={t('table_building_all')}
              options={buildings.map(({ value }, index) => ({
                value: String(index),
                label: value ?? t('management_table_unknown'),
              }))}
              value={building === null ? null : String(buildings.indexOf(building))}
              onChange={(value) => table.chooseBuilding(buildings[Number(value ?? NaN)] ?? null)}
            />
          </span>
        )}
        {SHOWN.filter((one) => isAlways(one) || counts[one] > 0 || one === shown).map((one) => {
          const { Icon, tone, text } = chips[one];
          return (
            <Chip
              key={one}
              icon={Icon && <Icon size={16} />}
              tone={tone}
              count={formatNumber(counts[one], language)}
              isPressed={one === shown}
              onPress={() => table.chooseShown(one)}
            >
              {t(text)}
            </Chip>
          );
        })}
        {!hideReadingDateInput && (
          <Button
            variant="quiet"
            size="small"
            icon={<CalendarIcon size={20} />}
            aria-expanded={isDayOpen}
            onClick={() => setDayOpen(!isDayOpen)}
          >
            {t('table_day_action', { day: formatDay(day, language) })}
          </Button>
        )}
      </div>
      {isDayOpen && <TableDay table={table} />}
    </div>
  );
}

function TableDay({ table: { day, today, chooseDay } }: { table: TableState }) {
  const { meterReading } = usePortal().application.config;
  const { readingDateMaxDaysInPast, readingDateMaxDaysInFuture } = meterReading.readingDate;
  return (
    <ReadingDateInput
      inputId="table-day"
      value={day}
      today={today}
      earliest={addDays(today, -readingDateMaxDaysInPast)}
      latest={addDays(today, readingDateMaxDaysInFuture)}
      onChange={chooseDay}
    />
  );
}

const isAlways = (shown: Shown) => shown === 'open' || shown === 'all';

const chips = {
  open: { Icon: null, tone: 'plain', text: 'table_show_open' },
  sure: { Icon: DoneIcon, tone: 'plain', text: 'table_show_sure' },
  doubtful: { Icon: WarningIcon, tone: 'doubt', text: 'table_show_doubtful' },
  blocked: { Icon: ErrorIcon, tone: 'bad', text: 'table_show_blocked' },
  all: { Icon: null, tone: 'plain', text: 'table_show_all' },
} as const satisfies Record<Shown, object>;
