import { type CalendarDay, calendarDay } from '../calendar/calendar-day';

export function aDay(text: string): CalendarDay {
  const day = calendarDay(text);
  if (day === null) throw new TypeError(`${text} is no day`);
  return day;
}
