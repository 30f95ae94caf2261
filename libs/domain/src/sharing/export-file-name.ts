import type { CalendarDay } from '../calendar/calendar-day';

const LONGEST = 120;

/** The day and the account name, without characters that a file system rejects. */
export function exportFileName(today: CalendarDay, accountName: string | null): string {
  const clean = (accountName ?? '')
    // Control characters, lone surrogates (half an emoji), and characters with a meaning in Windows
    // or in a path.
    .replace(/[\u0000-\u001f\u007f\p{Cs}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ');
  // Cut by code points, so that no emoji is cut in two.
  const name = Array.from(clean)
    .slice(0, LONGEST)
    .join('')
    .replace(/[. ]+$/, '')
    .trim();
  return name === '' ? `${today}.xlsx` : `${today} ${name}.xlsx`;
}
