import { aConfig, aRateTask } from '../testing';
import type { ReadingEvent } from '../job/job';
import { meterInsight } from './meter-insight';

const { features } = aConfig();
const read = (readingDate: string, readingValue: number): ReadingEvent => ({
  readingDate,
  readingValue,
  reason: 'PERIODIC_READING',
  otherReason: null,
});
const rate = (obis: string, ...readings: readonly (readonly [string, number])[]) =>
  aRateTask({
    obis,
    unit: null,
    readingResults: [],
    readingEvents: readings.map(([day, value]) => read(day, value)),
  });

const years = (obis: string, ...amounts: readonly [number, number]) =>
  rate(
    obis,
    ['2023-11-20', 1000],
    ['2024-11-19', 1000 + amounts[0]],
    ['2025-11-19', 1000 + amounts[0] + amounts[1]],
  );

function exchanged(day: string, value: number) {
  const before = years('7-1:3.0.0', 1000, 880);
  const change = [read(day, value), read(day, value)].map((event) => ({
    ...event,
    reason: 'METER_CHANGE' as const,
  }));
  const rest = before.readingEvents.filter(({ readingDate }) => readingDate !== day);
  const readingEvents = [...rest, ...change].sort((a, b) =>
    (a.readingDate ?? '') < (b.readingDate ?? '') ? -1 : 1,
  );
  return { ...before, readingEvents };
}

test.each([
  {
    says: 'less than in the year before',
    tasks: [years('7-1:3.0.0', 1000, 880)],
    is: { counted: 'consumption', percent: -12, against: 'year' },
  },
  {
    says: 'as much',
    tasks: [years('7-1:3.0.0', 1000, 1000)],
    is: { counted: 'consumption', percent: 0, against: 'year' },
  },
  {
    says: 'two rates together',
    tasks: [years('1-1:1.8.1', 1000, 500), years('1-1:1.8.2', 1000, 1500)],
    is: { counted: 'consumption', percent: 0, against: 'year' },
  },
  {
    says: 'without what is fed in',
    tasks: [years('1-1:1.8.0', 1000, 1100), years('1-1:2.8.0', 1000, 500)],
    is: { counted: 'consumption', percent: 10, against: 'year' },
  },
  {
    says: 'what is fed in, if nothing else is counted',
    tasks: [years('1-1:2.8.0', 1000, 500)],
    is: { counted: 'feed-in', percent: -50, against: 'year' },
  },
  {
    says: 'a winter with the winter before',
    tasks: [
      rate(
        '7-1:3.0.0',
        ['2023-11-01', 0],
        ['2024-03-31', 1000],
        ['2024-11-01', 1100],
        ['2025-04-01', 1980],
      ),
    ],
    is: { counted: 'consumption', percent: -11, against: 'winter' },
  },
  {
    says: 'with the period before, if the year before is not known',
    tasks: [rate('7-1:3.0.0', ['2025-06-01', 0], ['2025-07-01', 100], ['2025-07-31', 150])],
    is: { counted: 'consumption', percent: -50, against: 'before' },
  },
  {
    says: 'a year with the year before, though an estimate stands between',
    tasks: [
      {
        ...years('7-1:3.0.0', 1000, 1100),
        readingEvents: years('7-1:3.0.0', 1000, 1100).readingEvents.map((event, index) =>
          index === 1 ? { ...event, reason: 'ESTIMATED_READING' as const } : event,
        ),
      },
    ],
    is: { counted: 'consumption', percent: 10, against: 'year' },
  },
  {
    says: 'nothing across an exchange of the meter',
    tasks: [exchanged('2024-11-19', 2000)],
    is: null,
  },
  {
    says: 'again when the exchange is long ago',
    tasks: [exchanged('2023-11-20', 1000)],
    is: { counted: 'consumption', percent: -12, against: 'year' },
  },
  {
    says: 'nothing after a lower value that nothing explains',
    tasks: [
      rate(
        '7-1:3.0.0',
        ['2022-11-20', 0],
        ['2023-11-20', 1000],
        ['2024-11-19', 2000],
        ['2025-11-19', 900],
      ),
    ],
    is: null,
  },
  {
    says: 'two years only with the two before, and not with themselves',
    tasks: [rate('7-1:3.0.0', ['2021-11-20', 0], ['2023-11-20', 2000], ['2025-11-20', 4400])],
    is: { counted: 'consumption', percent: 20, against: 'before' },
  },
  {
    says: 'nothing of two rates whose last periods differ',
    tasks: [
      rate(
        '1-1:1.8.1',
        ['2022-11-20', 0],
        ['2023-11-20', 1000],
        ['2024-11-19', 2000],
        ['2025-11-19', 3000],
      ),
      rate('1-1:1.8.2', ['2022-11-20', 0], ['2023-11-20', 1000], ['2024-11-19', 2000]),
    ],
    is: null,
  },
  { says: 'nothing to compare', tasks: [rate('7-1:3.0.0', ['2025-06-01', 0])], is: null },
  {
    says: 'a rate that cannot be compared',
    tasks: [years('1-1:1.8.1', 1000, 500), rate('1-1:1.8.2', ['2025-06-01', 0])],
    is: null,
  },
  { says: 'nothing used before', tasks: [years('7-1:3.0.0', 0, 500)], is: null },
])('$says', ({ tasks, is }) => {
  expect(meterInsight(tasks, features)).toEqual(is);
});
