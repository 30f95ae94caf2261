import { calendarDay, type CalendarDay } from '@ablesbar/domain';
import { formatDay, formatDayWithWeekday } from '@ablesbar/i18n';
import { Field } from '../../primitives/Field/Field';
import { useTexts } from '../../texts/use-texts';
import * as css from './ReadingDateInput.css';

export interface ReadingDateInputProps {
  readonly inputId: string;
  readonly value: CalendarDay;
  readonly today: CalendarDay;
  readonly earliest: CalendarDay;
  readonly latest: CalendarDay;
  readonly onChange: (day: CalendarDay) => void;
  readonly problem?: string | undefined;
}

/** The day of the reading; its weekday stands beside it, because people remember those. */
export function ReadingDateInput(props: ReadingDateInputProps) {
  const { inputId, value, today, earliest, latest, onChange, problem } = props;
  const { t, language } = useTexts();
  const from = formatDay(earliest, language);
  const hint =
    latest === today
      ? t('reading_date_hint', { from })
      : t('reading_date_hint_until', { from, to: formatDay(latest, language) });
  return (
    <div className={css.narrow}>
      <Field label={t('reading_date_label')} hint={hint} problem={problem} inputId={inputId}>
        {(control) => (
          <input
            {...control}
            type="date"
            value={value}
            min={earliest}
            max={latest}
            // An emptied field means what an untouched one means: today.
            onChange={(event) => onChange(calendarDay(event.target.value) ?? today)}
          />
        )}
      </Field>
      <p className={css.said}>{formatDayWithWeekday(value, language)}</p>
    </div>
  );
}
