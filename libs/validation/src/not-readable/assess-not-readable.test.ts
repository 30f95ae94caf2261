import { type CalendarDay, type Job, wholeConfig } from '@ablesbar/domain';
import { aDay, aJob } from '@ablesbar/domain/testing';
import { assessNotReadable } from './assess-not-readable';

const today = aDay('2026-11-21');
const until = (latestExecution: CalendarDay): Partial<Job> => ({
  jobConstraints: { earliestExecution: '2026-11-15', latestExecution },
});

const BASE = {
  reason: 'NO_ACCESS' as const,
  comment: '',
  day: today as CalendarDay | null,
  part: {} as Partial<Job>,
  config: {},
};

test.each([
  { says: 'no access needs no word', open: [] },
  { says: 'no reason is chosen', reason: null, open: ['reason-missing'] },
  { says: 'something else is not said', reason: 'OTHER' as const, open: ['comment-missing'] },
  {
    says: 'something else is said in four letters',
    reason: 'OTHER' as const,
    comment: 'Hund',
    open: ['comment-too-short'],
  },
  {
    says: 'something else is said in five letters',
    reason: 'OTHER' as const,
    comment: 'Hunde',
    open: [],
  },
  {
    says: 'something else can be said where comments are off',
    reason: 'OTHER' as const,
    comment: 'Der Hund',
    config: { meterReading: { commentsEnabled: false } },
    open: [],
  },
  { says: 'a short word beside another reason', comment: 'Hund', open: [] },
  { says: 'the first possible day', day: aDay('2026-11-15'), open: [] },
  { says: 'the day before it', day: aDay('2026-11-14'), open: ['date-outside'] },
  { says: 'tomorrow', day: aDay('2026-11-22'), open: ['date-outside'] },
  { says: 'no day', day: null, open: ['date-missing'] },
  {
    says: 'no day where it is always today',
    day: null,
    config: { features: { hideReadingDateInput: true } },
    open: [],
  },
  { says: 'the last day of the window', part: until(today), open: [] },
  { says: 'the day after it', part: until(aDay('2026-11-20')), open: ['sending-closed'] },
])('$says: open is $open', ({ open, ...row }) => {
  const { part, config, ...answer } = { ...BASE, ...row };
  const settings = wholeConfig(config);
  const assessed = assessNotReadable({ job: aJob(part), ...answer, settings, today });
  expect(assessed.open.map(({ code }) => code)).toEqual(open);
  expect(assessed.canSend).toBe(open.length === 0);
});
