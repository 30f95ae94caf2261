import { berlinDay, type CalendarDay } from '@ablesbar/domain';
import { formatDay, formatTime, type Texts } from '@ablesbar/i18n';

/**
 * 'Stand von 14:32 Uhr'. Before today it includes the day, because a time alone would mean today.
 */
export function asOfText(at: number | null, today: CalendarDay, { t, language }: Texts): string {
  if (at === null) return t('jobs_as_of_unknown_text');
  const instant = new Date(at);
  const time = formatTime(instant, language);
  const day = berlinDay(instant);
  return day === today
    ? t('jobs_as_of_text', { time })
    : t('jobs_as_of_day_text', { day: formatDay(day, language), time });
}
