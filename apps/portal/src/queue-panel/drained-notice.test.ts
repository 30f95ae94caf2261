import { drainedNotice, roundOf } from './drained-notice';

test.each([
  { of: { kind: 'done', sent: 1 }, isOnline: true, said: 'notice_online_arrived_text' },
  { of: { kind: 'done', sent: 0 }, isOnline: true, said: 'outbox_unsent_reasons_text' },
  { of: { kind: 'stopped', sent: 0 }, isOnline: false, said: 'notice_queued_text' },
  { of: { kind: 'stopped', sent: 0 }, isOnline: true, said: 'notice_send_queued_text' },
  { of: { kind: 'stopped', sent: 1 }, isOnline: true, said: 'notice_send_queued_text' },
  { of: { kind: 'busy' }, isOnline: true, said: 'outbox_unsent_busy_text' },
] as const)('a round $of, online: $isOnline, is told as $said', ({ of, isOnline, said }) => {
  expect(drainedNotice(of, isOnline).message).toBe(said);
});

test.each([
  { of: { kind: 'done', sent: 2 }, wanted: null, told: { kind: 'done', sent: 2 } },
  { of: { kind: 'stopped', sent: 1 }, wanted: null, told: { kind: 'stopped', sent: 1 } },
  { of: { kind: 'done', sent: 2 }, wanted: { isLeft: true }, told: { kind: 'done', sent: 0 } },
  {
    of: { kind: 'stopped', sent: 1 },
    wanted: { isLeft: true },
    told: { kind: 'stopped', sent: 1 },
  },
  { of: { kind: 'stopped', sent: 1 }, wanted: { isLeft: false }, told: { kind: 'done', sent: 1 } },
  {
    of: { kind: 'stopped', sent: 0 },
    wanted: { isLeft: false },
    told: { kind: 'stopped', sent: 0 },
  },
  { of: { kind: 'busy' }, wanted: { isLeft: false }, told: { kind: 'busy' } },
] as const)(
  'of a round $of, $told is told about the wanted one: $wanted',
  ({ of, wanted, told }) => {
    expect(roundOf(of, wanted)).toEqual(told);
  },
);
