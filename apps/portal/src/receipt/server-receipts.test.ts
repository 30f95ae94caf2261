import { aJob, aMeter, aRateTask } from '@ablesbar/domain/testing';
import { serverReceipts } from './server-receipts';

const result = (receiptNumber: string, readingValue: number) => ({
  readingDate: '2026-11-21T11:00:00Z',
  readingValue,
  receiptNumber,
  receivedAt: '2026-11-21T11:05:00Z',
});

test('the rates of one sending are one receipt, and a correction is another one', () => {
  const job = aJob({
    meter: aMeter({
      meterRateTasks: [
        aRateTask({ taskId: 'ht', readingResults: [result('A', 450.5), result('B', 451)] }),
        aRateTask({ taskId: 'nt', readingResults: [result('A', 18)] }),
      ],
    }),
  });
  const receipts = serverReceipts([job]);
  expect(receipts.map(({ id, rates }) => [id, rates.map(({ decimal }) => decimal)])).toEqual([
    ['A', ['000450.5', '000018.0']],
    ['B', ['000451.0']],
  ]);
  expect(receipts[0]).toMatchObject({
    accountId: job.login,
    meterNumber: '1ESY1160123456',
    sentAt: Date.UTC(2026, 10, 21, 11, 5),
  });
});

test('a server that does not name receipts leaves them to this device', () => {
  const bare = { readingDate: '2026-11-21T11:00:00Z', readingValue: 1, receiptNumber: 'A' };
  const task = aRateTask({
    readingResults: [bare, { readingDate: '2026-11-21', readingValue: 2 }],
  });
  expect(serverReceipts([aJob({ meter: aMeter({ meterRateTasks: [task] }) })])).toEqual([]);
});
