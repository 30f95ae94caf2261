import { aDay } from '../testing';
import { deadlineCalendar } from './deadline-calendar';

const setting = {
  url: 'https://ablesung.example/ablesung',
  now: new Date('2026-11-21T10:15:00.123Z'),
};
const entry = (part: {
  readonly title?: string;
  readonly text?: string;
  readonly uid?: string;
}) => ({
  uid: '2026-12-31@ablesung.example',
  day: aDay('2026-12-31'),
  title: 'Zähler ablesen',
  text: 'Noch 3 Zähler',
  ...part,
});

test('an all-day entry that ends before the next day, with a reminder two days before', () => {
  expect(deadlineCalendar([entry({})], setting).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ablesbar//Ablesbar//DE',
    'BEGIN:VEVENT',
    'UID:2026-12-31@ablesung.example',
    'DTSTAMP:20261121T101500Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Zähler ablesen',
    'DESCRIPTION:Noch 3 Zähler',
    'URL:https://ablesung.example/ablesung',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Zähler ablesen',
    'TRIGGER:-P2D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

const unfolded = (file: string) => file.replace(/\r\n /g, '').split('\r\n');

test.each([
  { says: 'a comma', text: 'Strom, Gas', line: 'DESCRIPTION:Strom\\, Gas' },
  { says: 'a semicolon', text: 'Strom; Gas', line: 'DESCRIPTION:Strom\\; Gas' },
  { says: 'a backslash', text: 'A\\B', line: 'DESCRIPTION:A\\\\B' },
  { says: 'a line break', text: 'A\nB', line: 'DESCRIPTION:A\\nB' },
  { says: 'a line break of Windows', text: 'A\r\nB', line: 'DESCRIPTION:A\\nB' },
  {
    says: 'an old line break cannot begin a line of its own',
    text: 'A\rEND:VEVENT',
    line: 'DESCRIPTION:A\\nEND:VEVENT',
  },
  {
    says: 'a control character is dropped; what it parted',
    text: 'A\u0000B\u000bC\u001fD\u007fE',
    line: 'DESCRIPTION:ABCDE',
  },
  { says: 'a tab stays; what it parts', text: 'A\tB', line: 'DESCRIPTION:A\tB' },
])('$says is escaped', ({ text, line }) => {
  expect(unfolded(deadlineCalendar([entry({ text })], setting))).toContain(line);
});

const octets = (line: string) => encodeURIComponent(line).replace(/%../g, 'x').length;

test.each([
  { says: '75 octets stay', text: 'x'.repeat(63), lines: [75] },
  { says: '76 go on', text: 'x'.repeat(64), lines: [75, 2] },
  { says: 'two octets of an umlaut count', text: `${'x'.repeat(62)}ü`, lines: [74, 3] },
  { says: 'two of the first letter beyond ASCII', text: `${'x'.repeat(62)}\u0080`, lines: [74, 3] },
  { says: 'three of the first that needs them', text: `${'x'.repeat(61)}\u0800`, lines: [73, 4] },
  { says: 'four of the first that needs them', text: `${'x'.repeat(60)}\u{10000}`, lines: [72, 5] },
  { says: 'an umlaut that just fits', text: `${'x'.repeat(61)}ü`, lines: [75] },
  { says: 'a euro sign that just fits', text: `${'x'.repeat(60)}€`, lines: [75] },
  { says: 'a pictogram that just fits', text: `${'x'.repeat(59)}💧`, lines: [75] },
  { says: 'three of a euro sign', text: `${'x'.repeat(61)}€`, lines: [73, 4] },
  {
    says: 'four of a pictogram, which is never cut apart',
    text: `${'x'.repeat(60)}💧`,
    lines: [72, 5],
  },
  { says: 'a third line', text: 'x'.repeat(63 + 74 + 1), lines: [75, 75, 2] },
])('long lines: $says', ({ text, lines }) => {
  const file = deadlineCalendar([entry({ text })], setting).split('\r\n');
  const start = file.findIndex((line) => line.startsWith('DESCRIPTION:x'));
  expect(file.slice(start, start + lines.length).map(octets)).toEqual(lines);
});

test.each([
  { says: 'none', entries: [], count: 0 },
  { says: 'two', entries: [entry({}), entry({ uid: 'b' })], count: 2 },
])('entries: $says', ({ entries, count }) => {
  expect(deadlineCalendar(entries, setting).match(/BEGIN:VEVENT/g) ?? []).toHaveLength(count);
});
