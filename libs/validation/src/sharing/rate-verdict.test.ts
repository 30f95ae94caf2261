import { aConfig, aDay, anEvent, aJob, aMeter, aRateTask } from '@ablesbar/domain/testing';
import { assessEntry } from '../reading/assess-entry';
import { rateVerdict } from './rate-verdict';

const config = aConfig();
const today = aDay('2026-11-21');
const strict = { minimumValue: 43120, maximumValue: 49000, strictValidation: true };
const isStrict = aRateTask({ readingValueValidation: strict });

const known = aRateTask({
  readingEvents: [anEvent('2024-11-21', 42_000), anEvent('2025-11-21', 43_000)],
  readingValueValidation: { minimumValue: 43_000, maximumValue: 49_000, strictValidation: false },
});

/** The verdict on rate t-1 of an entry. */
function verdict({
  integer,
  other = '',
  features = {},
  task = aRateTask(),
  earliest = '2026-11-15',
  day = today,
}: {
  readonly integer: string;
  readonly other?: string;
  readonly features?: Partial<typeof config.features>;
  readonly task?: ReturnType<typeof aRateTask>;
  readonly earliest?: string;
  readonly day?: typeof today;
}) {
  const job = aJob({
    jobConstraints: { earliestExecution: earliest, latestExecution: null },
    meter: aMeter({ meterRateTasks: [task, aRateTask({ taskId: 't-2' })] }),
  });
  const assessment = assessEntry({
    job,
    values: {
      't-1': { integer, decimals: '' },
      't-2': { integer: other, decimals: '' },
    },
    photoCounts: {},
    comment: '',
    day,
    settings: { ...config, features: { ...config.features, ...features } },
    today,
  });
  return rateVerdict(assessment, 't-1');
}

test.each([
  { says: 'nothing entered', entry: { integer: '' }, is: { kind: 'empty' } },
  { says: 'the largest expected value', entry: { integer: '49000' }, is: { kind: 'noted' } },
  {
    says: 'half of the usual consumption',
    entry: { integer: '43500', task: known },
    is: { kind: 'fits' },
  },
  {
    says: 'less than half of it, though within the limits',
    entry: { integer: '43499', task: known },
    is: { kind: 'doubtful', problem: { code: 'less-than-usual', severity: 'asks' } },
  },
  {
    says: 'more than twice of it, with a photo only of what the limits exclude',
    entry: {
      integer: '45001',
      task: known,
      features: { unplausibleReadingsImageRequired: true },
    },
    is: { kind: 'doubtful', problem: { code: 'more-than-usual', severity: 'asks' } },
  },
  {
    says: 'one more',
    entry: { integer: '49001' },
    is: { kind: 'doubtful', problem: { code: 'above-maximum' } },
  },
  {
    says: 'one more, strictly',
    entry: { integer: '49001', task: isStrict },
    is: { kind: 'refused', problem: { code: 'above-maximum' } },
  },
  {
    says: 'more digits than the meter has',
    entry: { integer: '1234567' },
    is: { kind: 'refused', problem: { code: 'too-many-digits' } },
  },
  {
    says: 'a photo of everything',
    entry: { integer: '45210', features: { imageAlwaysRequired: true } },
    is: { kind: 'more-needed', problem: { code: 'photo-missing' } },
  },
  {
    says: 'a photo of what is unusual, and this is not',
    entry: { integer: '45210', features: { unplausibleReadingsImageRequired: true } },
    is: { kind: 'noted' },
  },
  {
    says: 'a comment on what is unusual',
    entry: { integer: '49001', features: { unplausibleReadingsCommentRequired: true } },
    is: { kind: 'more-needed', problem: { code: 'comment-missing' } },
  },
  {
    says: 'the first day',
    entry: { integer: '45210', day: aDay('2026-11-15') },
    is: { kind: 'noted' },
  },
  {
    says: 'a day before it',
    entry: { integer: '45210', day: aDay('2026-11-14') },
    is: { kind: 'not-now', reason: 'date-outside' },
  },
  {
    says: 'begins today',
    entry: { integer: '45210', earliest: '2026-11-21' },
    is: { kind: 'noted' },
  },
  {
    says: 'begins tomorrow',
    entry: { integer: '45210', earliest: '2026-11-22' },
    is: { kind: 'not-now', reason: 'sending-closed' },
  },
  {
    says: 'a problem of another rate is shown at that rate',
    entry: { integer: '45210', other: '1234567' },
    is: { kind: 'noted' },
  },
  {
    says: 'a wrong value comes before a closed window',
    entry: { integer: '1234567', earliest: '2026-11-22' },
    is: { kind: 'refused', problem: { code: 'too-many-digits' } },
  },
])('a row of the table: $says', ({ entry, is }) => {
  expect(verdict(entry)).toMatchObject(is);
});

test('a rate that the entry does not have', () => {
  const job = aJob({ meter: aMeter({ meterRateTasks: [] }) });
  const rest = { values: {}, photoCounts: {}, comment: '', day: today, today, settings: config };
  expect(rateVerdict(assessEntry({ job, ...rest }), 'constructor')).toEqual({ kind: 'empty' });
});
