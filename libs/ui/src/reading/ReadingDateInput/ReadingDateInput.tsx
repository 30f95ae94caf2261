import type { CalendarDay } from '@ablesbar/domain';
import { formatDay, formatDayWithWeekday } from '@ablesbar/i18n';
import { useTexts } from '../../texts/use-texts';
import type { LoadCalendar } from '../CalendarDialog/CalendarDialog';
import { NativeDate } from '../NativeDate/NativeDate';
import { TypedDate } from '../TypedDate/TypedDate';
import { useMedia } from '../../frame/use-media';
import * as css from './ReadingDateInput.css';

export interface ReadingDateInputProps {
  readonly inputId: string;
  readonly value: CalendarDay;
  readonly today: CalendarDay;
  readonly earliest: CalendarDay;
  readonly latest: CalendarDay;
  readonly onChange: (day: CalendarDay) => void;
  readonly problem?: string | undefined;
  readonly loadCalendar?: LoadCalendar;
}

/** The day of the reading. Its weekday is shown below, because people remember weekdays. */
export function ReadingDateInput({ loadCalendar, ...props }: ReadingDateInputProps) {
  const { inputId, value, today, earliest, latest, onChange, problem } = props;
  const { t, language } = useTexts();
  // Below the width that the specification names, the system's own date picker is better.
  const isSmall = useMedia('(max-width: 639px)');
  const from = formatDay(earliest, language);
  const hint =
    latest === today
      ? t('reading_date_hint', { from })
      : t('reading_date_hint_until', { from, to: formatDay(latest, language) });
  const words = { inputId, label: t('reading_date_label'), hint, problem };
  const day = { value, today, earliest, latest, onChange };
  return (
    <div className={css.narrow}>
      {isSmall ? (
        <NativeDate words={words} {...day} />
      ) : (
        <TypedDate words={words} {...day} {...(loadCalendar && { loadCalendar })} />
      )}
      <p className={css.said}>{formatDayWithWeekday(value, language)}</p>
    </div>
  );
}
