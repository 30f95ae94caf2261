import { aConfig, aRateTask } from '@ablesbar/domain/testing';
import { assessNote } from './assess-note';

const { features, meterReading } = aConfig();
const task = aRateTask({
  readingValueValidation: { minimumValue: 43120, maximumValue: 49000, strictValidation: true },
});

test.each([
  { says: 'nothing', integer: '', state: 'empty' },
  { says: 'within the limits', integer: '49000', state: 'valid' },
  { says: 'above strict limits of a campaign', integer: '49001', state: 'doubtful' },
  { says: 'below them', integer: '43119', state: 'doubtful' },
  { says: 'the most digits of the meter', integer: '999999', state: 'doubtful' },
  { says: 'one digit more', integer: '1000000', state: 'refused' },
])('a note of $says is $state', ({ integer, state }) => {
  const value = { integer, decimals: '' };
  expect(assessNote({ task, value, settings: { features, meterReading } }).state).toBe(state);
});
