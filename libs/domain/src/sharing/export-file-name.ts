import type { CalendarDay } from '../calendar/calendar-day';

const LONGEST = 120;

/** The day and the account, without what a file system refuses in a name. */
export function exportFileName(today: CalendarDay, accountName: string | null): string {
  const clean = (accountName ?? '')
    // Control characters, half an emoji, and what Windows or a path would take for its own.
    .replace(/[\u0000-\u001f\u007f\p{Cs}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ');
  // By code points: an emoji must not be cut apart.
  const name = Array.from(clean)
    .slice(0, LONGEST)
    .join('')
    .replace(/[. ]+$/, '')
    .trim();
  return name === '' ? `${today}.xlsx` : `${today} ${name}.xlsx`;
}
