import { aDay } from '../testing';
import { wireReadingDate } from './wire-reading-date';

test.each([
  {
    says: 'today is sent as now',
    day: '2026-11-21',
    now: '2026-11-21T22:59:59.500Z',
    wire: '2026-11-21T22:59:59.500Z',
  },
  {
    says: 'after midnight in Berlin it is yesterday',
    day: '2026-11-21',
    now: '2026-11-21T23:00:00.000Z',
    wire: '2026-11-21T11:00:00.000Z',
  },
  {
    says: 'a day in summer, sent in winter',
    day: '2026-10-24',
    now: '2026-11-21T09:00:00.000Z',
    wire: '2026-10-24T10:00:00.000Z',
  },
])('wireReadingDate: $says', ({ day, now, wire }) => {
  expect(wireReadingDate(aDay(day), new Date(now))).toBe(wire);
});
