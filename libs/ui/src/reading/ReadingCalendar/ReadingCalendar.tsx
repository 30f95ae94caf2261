import { parseDate } from '@internationalized/date';
// Not from the index of the package: every test of a screen would load all of its components.
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { calendarDay, type CalendarDay } from '@ablesbar/domain';
import { formatDay } from '@ablesbar/i18n';
import { Button } from '../../primitives/Button/Button';
import { ForwardIcon, LeftIcon } from '../../primitives/icons/action-icons';
import { useTexts } from '../../texts/use-texts';
import * as css from './ReadingCalendar.css';

export interface ReadingCalendarProps {
  readonly value: CalendarDay;
  readonly today: CalendarDay;
  readonly earliest: CalendarDay;
  readonly latest: CalendarDay;
  readonly onChange: (day: CalendarDay) => void;
}

/** The user chooses a day in a month. Arrow keys move by days and weeks, Page Up and Down by months. */
export function ReadingCalendar({
  value,
  today,
  earliest,
  latest,
  onChange,
}: ReadingCalendarProps) {
  const { t, language, htmlLang } = useTexts();
  const from = formatDay(earliest, language);
  return (
    <I18nProvider locale={htmlLang}>
      {/* This id stops the calendar from adding a style, which our policy blocks. Our CSS has its rule. */}
      <span id="react-aria-pressable-style" hidden />
      <Calendar
        className={css.calendar}
        aria-label={t('reading_date_choose')}
        // The keys start from the chosen day.
        autoFocus
        firstDayOfWeek="mon"
        value={parseDate(value)}
        minValue={parseDate(earliest)}
        maxValue={parseDate(latest)}
        onChange={(date) => {
          const day = calendarDay(date.toString());
          if (day !== null) onChange(day);
        }}
      >
        <div className={css.head}>
          <AriaButton slot="previous" className={css.month}>
            <LeftIcon />
          </AriaButton>
          <Heading level={3} className={css.heading} />
          <AriaButton slot="next" className={css.month}>
            <ForwardIcon />
          </AriaButton>
        </div>
        <CalendarGrid weekdayStyle="short" className={css.grid}>
          <CalendarGridHeader>
            {(weekday) => (
              <CalendarHeaderCell className={css.weekday}>{weekday}</CalendarHeaderCell>
            )}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => (
              <CalendarCell
                date={date}
                // Today is the day in Germany, whatever the browser's time zone is.
                className={date.toString() === today ? css.today : css.day}
              />
            )}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
      <div className={css.foot}>
        <span className={css.limits}>
          {latest === today
            ? t('reading_date_limits', { from })
            : t('reading_date_limits_until', { from, to: formatDay(latest, language) })}
        </span>
        <Button size="small" variant="quiet" onClick={() => onChange(today)}>
          {t('reading_date_today')}
        </Button>
      </div>
    </I18nProvider>
  );
}
