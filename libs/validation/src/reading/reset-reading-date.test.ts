import { aDay } from '@ablesbar/domain/testing';
import { resetReadingDate } from './reset-reading-date';

const window = { earliest: aDay('2026-11-15'), latest: aDay('2026-11-23') };
const today = aDay('2026-11-21');

test.each([
  { says: 'the first day stays', day: '2026-11-15', is: '2026-11-15', code: null },
  {
    says: 'the day before it is today',
    day: '2026-11-14',
    is: '2026-11-21',
    code: 'date-too-early',
  },
  { says: 'the last day stays', day: '2026-11-23', is: '2026-11-23', code: null },
  { says: 'the day after it is today', day: '2026-11-24', is: '2026-11-21', code: 'date-too-late' },
])('resetReadingDate: $says', ({ day, is, code }) => {
  const reset = resetReadingDate(aDay(day), window, today);
  expect(reset.day).toBe(is);
  expect(reset.problem).toEqual(code === null ? null : { code, severity: 'blocks', ...window });
});
