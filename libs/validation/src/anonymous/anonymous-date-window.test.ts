import { aDay } from '@ablesbar/domain/testing';
import { anonymousDateWindow } from './anonymous-date-window';

test.each([
  {
    says: '30 days back to today',
    past: 30,
    future: 0,
    earliest: '2026-10-22',
    latest: '2026-11-21',
  },
  { says: 'today alone', past: 0, future: 0, earliest: '2026-11-21', latest: '2026-11-21' },
  {
    says: 'a day on either side',
    past: 1,
    future: 1,
    earliest: '2026-11-20',
    latest: '2026-11-22',
  },
])('anonymousDateWindow: $says', ({ past, future, earliest, latest }) => {
  const config = { readingDateMaxDaysInPast: past, readingDateMaxDaysInFuture: future };
  expect(anonymousDateWindow(config, aDay('2026-11-21'))).toEqual({ earliest, latest });
});
