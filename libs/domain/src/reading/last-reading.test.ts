import { anEvent, aRateTask } from '../testing';
import { lastEventOf, lastReadingOf, lastResultOf } from './last-reading';

const reading = (readingDate: string, readingValue: number) => ({ readingDate, readingValue });
test.each([
  {
    says: 'in any order',
    readingEvents: [anEvent('2025-11-28', 3), anEvent('2023-11-28', 1), anEvent('2024-11-28', 2)],
    last: 3,
  },
  {
    says: 'after a meter exchange the new meter counts',
    readingEvents: [
      anEvent('2025-06-01', 90000, 'METER_CHANGE'),
      anEvent('2025-06-01', 0, 'METER_CHANGE'),
    ],
    last: 0,
  },
  {
    says: 'dates of both kinds',
    readingEvents: [anEvent('2025-11-28T22:59:59Z', 2), anEvent('2025-11-28', 1)],
    last: 2,
  },
  {
    says: 'a date nobody can read comes last',
    readingEvents: [anEvent('2025-11-28', 2), anEvent('neulich', 9)],
    last: 2,
  },
])('lastEventOf: $says', ({ readingEvents, last }) => {
  expect(lastEventOf(aRateTask({ readingEvents }))?.readingValue).toBe(last);
});

test('lastResultOf: the newest of the sent readings', () => {
  const readingResults = [
    reading('2026-11-20T09:00:00Z', 5),
    reading('2026-11-21T09:00:00Z', 7),
    reading('2026-11-19T09:00:00Z', 6),
  ];
  expect(lastResultOf(aRateTask({ readingResults }))?.readingValue).toBe(7);
});

test('lastResultOf: a correction replaces the reading of the same time', () => {
  const at = '2026-11-20T11:00:00.000Z';
  expect(lastResultOf(aRateTask({ readingResults: [reading(at, 5), reading(at, 4)] }))).toEqual(
    reading(at, 4),
  );
});

const [early, late] = ['2026-11-19', '2026-11-20'];

test.each([
  { says: 'a result after the history', events: early, results: late, is: 'result' },
  { says: 'a result on the same day', events: late, results: late, is: 'result' },
  { says: 'a history after the result', events: late, results: early, is: 'event' },
])('lastReadingOf: $says', ({ events, results, is }) => {
  const task = aRateTask({
    readingEvents: [anEvent(events, 1)],
    readingResults: [reading(results, 2)],
  });
  expect(lastReadingOf(task)?.readingValue).toBe(is === 'event' ? 1 : 2);
});

test('without readings there is no last one', () => {
  const task = aRateTask({ readingEvents: [], readingResults: [] });
  expect([lastEventOf(task), lastResultOf(task), lastReadingOf(task)]).toEqual([null, null, null]);
});
