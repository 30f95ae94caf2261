import type { CalendarDay } from '../calendar/calendar-day';

const LONGEST = 120;

/** The day and the account, without what a file system refuses in a name. */
export function exportFileName(today: CalendarDay, accountName: string | null): string {
  const name = (accountName ?? '')
    // Control characters, and what Windows or a path would take for its own.
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST)
    .replace(/[. ]+$/, '')
    .trim();
  return name === '' ? `${today}.xlsx` : `${today} ${name}.xlsx`;
}
