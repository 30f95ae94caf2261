import { drainedNotice } from './drained-notice';

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
