import { aConfig, anEvent, aRateTask } from '../testing';
import { earlierReadings } from './earlier-readings';

const { features } = aConfig({
  features: { evaluationUseHistoricReadings: false, evaluationShowCurrentReadings: false },
});
const events = [
  anEvent('2024-11-21', 200),
  anEvent('2023-11-20', 100, 'INITIAL_READING'),
  anEvent('2025-11-22', 300),
];
const sent = { readingDate: '2026-11-20T11:00:00.000Z', readingValue: 400 };

test.each([
  { says: 'none at all', readingEvents: [], readingResults: [], values: [] },
  {
    says: 'only the last',
    readingEvents: [anEvent('2025-11-22', 300)],
    readingResults: [],
    values: [],
  },
  { says: 'the newest first', readingEvents: events, readingResults: [], values: [200, 100] },
  {
    says: 'after one was sent',
    readingEvents: events,
    readingResults: [sent],
    values: [300, 200, 100],
  },
])('earlier readings: $says', ({ readingEvents, readingResults, values }) => {
  const task = aRateTask({ readingEvents, readingResults });
  expect(earlierReadings(task, features).map(({ value }) => value)).toEqual(values);
});
