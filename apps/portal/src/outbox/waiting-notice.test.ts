import { recordOf } from '@ablesbar/offline-queue/testing';
import { waitingNotice } from './waiting-notice';

const login = { state: 'AUTH_BLOCKED' } as const;
const damaged = { state: 'DAMAGED' } as const;
const accountIds = [recordOf().accountId];
const busy = { lastError: { status: 503, message: null, at: 0 } };

test.each([
  { says: 'a connection', part: {}, isOnline: false, message: 'notice_queued_text' },
  { says: 'a server in trouble', part: busy, isOnline: true, message: 'notice_send_queued_text' },
  { says: 'a login', part: login, isOnline: true, message: 'job_queued_login_text' },
  {
    says: 'a login, because another tab has logged its account out',
    part: { accountId: 'gone' },
    isOnline: true,
    message: 'job_queued_login_text',
  },
])('a reading that waits for $says is kept, and has not failed', ({ part, isOnline, message }) => {
  expect(waitingNotice({ ...recordOf(), ...part }, { isOnline, accountIds })).toEqual({
    type: 'info',
    title: 'notice_queued_title',
    message,
  });
});

test('a reading whose photo is lost waits for the user', () => {
  expect(waitingNotice({ ...recordOf(), ...damaged }, { isOnline: true, accountIds })).toEqual({
    type: 'error',
    title: 'notice_send_failed_title',
    message: 'outbox_damaged_text',
  });
});
