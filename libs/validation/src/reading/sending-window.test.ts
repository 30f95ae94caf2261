import { aConfig, aDay, aJob } from '@ablesbar/domain/testing';
import { checkSending, sendingWindow } from './sending-window';

const { features } = aConfig({
  features: {
    sendingAllowedDaysBeforeEarliestExecution: 3,
    sendingAllowedDaysAfterLatestExecution: 2,
  },
});
const ask = (today: string, earliestExecution: string | null, latestExecution: string | null) =>
  sendingWindow({
    job: aJob({ jobConstraints: { earliestExecution, latestExecution } }),
    features,
    today: aDay(today),
  });

const notYet = { state: 'not-yet', from: '2026-11-12' };
const early = { state: 'early', begins: '2026-11-15' };
const open = { state: 'open' };
const late = { state: 'late', ended: '2026-12-05', until: '2026-12-07' };
const over = { state: 'over', until: '2026-12-07' };

test.each([
  { says: 'four days before', today: '2026-11-11', is: notYet, blocks: 'sending-not-yet' },
  { says: 'three days before', today: '2026-11-12', is: early, blocks: null },
  { says: 'the day before', today: '2026-11-14', is: early, blocks: null },
  { says: 'the first day', today: '2026-11-15', is: open, blocks: null },
  { says: 'the last day', today: '2026-12-05', is: open, blocks: null },
  { says: 'the day after', today: '2026-12-06', is: late, blocks: null },
  { says: 'two days after', today: '2026-12-07', is: late, blocks: null },
  { says: 'three days after', today: '2026-12-08', is: over, blocks: 'sending-over' },
])('from 15 November to 5 December, 3 days before and 2 after: $says', ({ today, is, blocks }) => {
  const window = ask(today, '2026-11-15', '2026-12-05');
  expect(window).toEqual(is);
  expect(checkSending(window)?.code ?? null).toBe(blocks);
});

test.each([
  { says: 'no beginning', today: '2020-01-01', from: null, to: '2026-12-05', is: open },
  { says: 'no end', today: '2030-01-01', from: '2026-11-15', to: null, is: open },
  { says: 'neither', today: '2026-11-21', from: null, to: null, is: open },
  {
    says: 'a timestamp means its day',
    today: '2026-12-06',
    from: null,
    to: '2026-12-05T22:30:00Z',
    is: late,
  },
  {
    says: 'and after midnight the next',
    today: '2026-12-06',
    from: null,
    to: '2026-12-05T23:00:00Z',
    is: open,
  },
])('sendingWindow: $says', ({ today, from, to, is }) => {
  expect(ask(today, from, to)).toEqual(is);
});

test('without allowed days the window itself is all there is', () => {
  const job = aJob({
    jobConstraints: { earliestExecution: '2026-11-15', latestExecution: '2026-12-05' },
  });
  const state = (today: string) =>
    sendingWindow({ job, features: aConfig().features, today: aDay(today) }).state;
  expect(['2026-11-14', '2026-11-15', '2026-12-05', '2026-12-06'].map(state)).toEqual([
    'not-yet',
    'open',
    'open',
    'over',
  ]);
});

test('a blocking problem names its day', () => {
  expect(checkSending({ state: 'not-yet', from: aDay('2026-11-12') })).toEqual({
    code: 'sending-not-yet',
    severity: 'blocks',
    from: '2026-11-12',
  });
  expect(checkSending({ state: 'over', until: aDay('2026-12-07') })).toEqual({
    code: 'sending-over',
    severity: 'blocks',
    until: '2026-12-07',
  });
});
