import { aConfig, aDay, aJob, aMeter, aRateTask } from '@ablesbar/domain/testing';
import { assessEntry } from './assess-entry';

const today = aDay('2026-11-21');
const settings = aConfig();
const job = aJob({
  meter: aMeter({
    meterRateTasks: [aRateTask({ taskId: 'HT' }), aRateTask({ taskId: 'NT' })],
  }),
});
const good = { integer: '45210', decimals: '5' };
const odd = { integer: '99999', decimals: '' };
const bad = { integer: '1234567', decimals: '' };
const empty = { integer: '', decimals: '' };

const rest = { photoCounts: {}, comment: '' };
const nothing = {
  commentField: { isShown: true, isRequired: false, isFreeText: true },
  comment: null,
};

const missing = (taskId: string) => ({ code: 'value-missing', taskId });
const refused = (taskId: string) => ({ code: 'value-refused', taskId });

test.each([
  {
    says: 'nothing entered: every rate is open',
    values: {},
    is: {
      isIncomplete: false,
      hasWarnings: false,
      open: [missing('HT'), missing('NT')],
      canSend: false,
    },
  },
  {
    says: 'emptied again is nothing entered',
    values: { HT: empty, NT: empty },
    is: {
      isIncomplete: false,
      hasWarnings: false,
      open: [missing('HT'), missing('NT')],
      canSend: false,
    },
  },
  {
    says: 'everything entered',
    values: { HT: good, NT: good },
    is: { isIncomplete: false, hasWarnings: false, open: [], canSend: true },
  },
  {
    says: 'one of two: may be sent, and is incomplete',
    values: { HT: good },
    is: { isIncomplete: true, hasWarnings: false, open: [], canSend: true },
  },
  {
    says: 'a doubtful value may be sent, with a warning',
    values: { HT: good, NT: odd },
    is: { isIncomplete: false, hasWarnings: true, open: [], canSend: true },
  },
  {
    says: 'a refused value is never left out in silence',
    values: { HT: good, NT: bad },
    is: { isIncomplete: false, hasWarnings: false, open: [refused('NT')], canSend: false },
  },
  {
    says: 'a value of another job does not count',
    values: { other: good },
    is: {
      isIncomplete: false,
      hasWarnings: false,
      open: [missing('HT'), missing('NT')],
      canSend: false,
    },
  },
])('assessEntry: $says', ({ values, is }) => {
  const { rates, photos, ...whole } = assessEntry({
    job,
    values,
    ...rest,
    day: today,
    settings,
    today,
  });
  expect(whole).toEqual({ ...nothing, ...is });
  expect(Object.keys(rates)).toEqual(['HT', 'NT']);
  expect(photos).toEqual({ HT: null, NT: null });
});

test('each rate is assessed by itself', () => {
  const { rates } = assessEntry({
    job,
    values: { HT: bad, NT: odd },
    ...rest,
    day: today,
    settings,
    today,
  });
  expect([rates['HT']?.state, rates['NT']?.state]).toEqual(['refused', 'doubtful']);
});

test.each([
  { says: 'the first day of the window', day: aDay('2026-11-15'), open: [] },
  { says: 'the day before it', day: aDay('2026-11-14'), open: [{ code: 'date-outside' }] },
  { says: 'today', day: today, open: [] },
  { says: 'tomorrow', day: aDay('2026-11-22'), open: [{ code: 'date-outside' }] },
  { says: 'no day', day: null, open: [{ code: 'date-missing' }] },
])('the reading date: $says', ({ day, open }) => {
  const entry = assessEntry({ job, values: { HT: good, NT: good }, ...rest, day, settings, today });
  expect(entry.open).toEqual(open);
  expect(entry.canSend).toBe(open.length === 0);
});

test('a hidden date is today, also if an old draft has another day', () => {
  const { features, meterReading } = aConfig({ features: { hideReadingDateInput: true } });
  const entry = assessEntry({
    job,
    values: { HT: good },
    ...rest,
    day: aDay('2026-01-01'),
    settings: { features, meterReading },
    today,
  });
  expect(entry.open).toEqual([]);
});

test.each([
  { says: 'on the first day', now: '2026-11-15', canSend: true },
  { says: 'not before it', now: '2026-11-14', canSend: false },
  { says: 'on the last day', now: '2026-12-05', canSend: true },
  { says: 'not after it', now: '2026-12-06', canSend: false },
])('sending is possible $says', ({ now, canSend }) => {
  const day = aDay(now);
  const entry = assessEntry({ job, values: { HT: good }, ...rest, day, settings, today: day });
  expect(entry.canSend).toBe(canSend);
  expect(entry.open).toEqual(canSend ? [] : [{ code: 'sending-closed' }]);
});

test('a meter without rates has nothing to send', () => {
  const bare = aJob({ meter: aMeter({ meterRateTasks: [] }) });
  expect(assessEntry({ job: bare, values: {}, ...rest, day: today, settings, today })).toEqual({
    rates: {},
    photos: {},
    ...nothing,
    isIncomplete: false,
    hasWarnings: false,
    open: [],
    canSend: false,
  });
});

test('a task id that every object has is a task id like any other', () => {
  const odd = aJob({ meter: aMeter({ meterRateTasks: [aRateTask({ taskId: 'constructor' })] }) });
  const { open } = assessEntry({ job: odd, values: {}, ...rest, day: today, settings, today });
  expect(open).toEqual([missing('constructor')]);
});
