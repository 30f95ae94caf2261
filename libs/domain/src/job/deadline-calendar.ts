import { addDays, type CalendarDay } from '../calendar/calendar-day';

/** One all-day entry: the last day of one or more jobs. */
export interface CalendarEntry {
  /** An entry always has the same uid, so a calendar that imports the file twice shows it once. */
  readonly uid: string;
  readonly day: CalendarDay;
  readonly title: string;
  readonly text: string;
}

const REMIND_DAYS = 2;

/**
 * An iCalendar file (RFC 5545) of deadlines. The caller supplies the texts and the portal's
 * address.
 */
export function deadlineCalendar(
  entries: readonly CalendarEntry[],
  { url, now }: { readonly url: string; readonly now: Date },
): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ablesbar//Ablesbar//DE',
    ...entries.flatMap(({ uid, day, title, text }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(uid)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${digits(day)}`,
      `DTEND;VALUE=DATE:${digits(addDays(day, 1))}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      `TRIGGER:-P${REMIND_DAYS}D`,
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldedLine(line)}\r\n`).join('');
}

function digits(day: CalendarDay): string {
  return day.replaceAll('-', '');
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(CONTROL, '');
}

// The only control character that the format allows in a text is the tab.
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

const LONGEST_LINE = 75;

/** A line has at most 75 octets. The rest continues on the next line, after one blank. */
function foldedLine(line: string): string {
  let out = '';
  let length = 0;
  // Iterates over code points, so that no character is cut in two.
  for (const letter of line) {
    const octets = octetsOf(letter.codePointAt(0) ?? 0);
    if (length + octets > LONGEST_LINE) {
      out += '\r\n ';
      length = 1;
    }
    out += letter;
    length += octets;
  }
  return out;
}

function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
