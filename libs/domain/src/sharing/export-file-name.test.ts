import { aDay } from '../testing';
import { exportFileName } from './export-file-name';

test.each([
  {
    says: 'the day, then the account',
    name: 'Hausverwaltung Nord',
    file: '2026-11-21 Hausverwaltung Nord.xlsx',
  },
  { says: 'umlauts stay', name: 'Brandt & Söhne', file: '2026-11-21 Brandt & Söhne.xlsx' },
  { says: 'no path', name: '../Nord/1:2', file: '2026-11-21 .. Nord 1 2.xlsx' },
  { says: 'no control characters', name: 'Nord\u0000\n2', file: '2026-11-21 Nord 2.xlsx' },
  { says: 'no question, no star', name: 'Wer? "Ich" <*>|\\', file: '2026-11-21 Wer Ich.xlsx' },
  {
    says: 'no dot before the suffix',
    name: 'Nord GmbH & Co. ',
    file: '2026-11-21 Nord GmbH & Co.xlsx',
  },
  { says: 'no name', name: null, file: '2026-11-21.xlsx' },
  { says: 'a blank name', name: '  ', file: '2026-11-21.xlsx' },
  {
    says: '120 characters of a name',
    name: 'x'.repeat(121),
    file: `2026-11-21 ${'x'.repeat(120)}.xlsx`,
  },
  {
    says: 'an emoji as the last of them is kept whole',
    name: `${'x'.repeat(119)}💧x`,
    file: `2026-11-21 ${'x'.repeat(119)}💧.xlsx`,
  },
  {
    says: 'an emoji behind them is left out whole',
    name: `${'x'.repeat(120)}💧`,
    file: `2026-11-21 ${'x'.repeat(120)}.xlsx`,
  },
  { says: 'half an emoji is none', name: 'Nord\ud83d', file: '2026-11-21 Nord.xlsx' },
])('exportFileName: $says', ({ name, file }) => {
  expect(exportFileName(aDay('2026-11-21'), name)).toBe(file);
});
