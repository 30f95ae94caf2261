import { aJob, aMeter, aRateTask } from '@ablesbar/domain/testing';
import type { ReceiptRate } from './receipt-of';
import { holdsResults } from './use-job-receipt';

const readings = { day: 4711.5, night: 815 };
type Rate = keyof typeof readings;

const jobWith = (values: Partial<Record<Rate, number>>) =>
  aJob({
    meter: aMeter({
      meterRateTasks: (['day', 'night'] as const).map((taskId) => {
        const readingValue = values[taskId];
        return aRateTask({
          taskId,
          readingResults:
            readingValue === undefined
              ? []
              : [{ readingDate: '2026-11-21T11:00:00Z', readingValue }],
        });
      }),
    }),
  });

const rate = (id: Rate, decimal: string): ReceiptRate => ({
  ...{ id, decimal, name: null, obis: '', unit: '', places: 1 },
});
const both = [rate('day', '04711.5'), rate('night', '00815.0')];

test.each([
  { says: 'both rates', values: readings, rates: both, is: true },
  {
    says: 'a value that was corrected elsewhere',
    values: { ...readings, day: 4811.5 },
    rates: both,
    is: false,
  },
  { says: 'only the rate that was sent last', values: readings, rates: both.slice(1), is: false },
  {
    says: 'the only rate that was sent',
    values: { day: 4711.5 },
    rates: both.slice(0, 1),
    is: true,
  },
  { says: 'a rate that the server does not know yet', values: {}, rates: both, is: false },
  { says: 'nothing: it was no reading', values: {}, rates: [], is: false },
])('a receipt of $says stands for the job: $is', ({ values, rates, is }) => {
  expect(holdsResults({ rates }, jobWith(values))).toBe(is);
});
