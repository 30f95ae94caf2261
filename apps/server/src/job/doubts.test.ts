import { aConfig, aJob, anEvent, aRateTask } from '@ablesbar/domain/testing';
import { doubtsOf } from './doubts';

const task = aRateTask({
  readingEvents: [anEvent('2025-11-20', 43120), anEvent('2024-11-20', 41120)],
  readingValueValidation: { minimumValue: 43120, maximumValue: 49000, strictValidation: false },
});
const job = aJob({ meter: { ...aJob().meter, meterRateTasks: [task] } });

test.each([
  { says: 'as much as usual', readingValue: 45120, doubts: [null] },
  { says: 'twice as much and one more', readingValue: 47125, doubts: ['unusual'] },
  { says: 'more than expected', readingValue: 49001, doubts: ['doubtful'] },
])('doubts: $says', ({ readingValue, doubts }) => {
  const results = [{ taskId: task.taskId, comment: null, readingValue, readingImages: [] }];
  const submission = { results, readingDate: '2026-11-20' };
  expect(doubtsOf(submission, job, aConfig())).toEqual(doubts);
});
