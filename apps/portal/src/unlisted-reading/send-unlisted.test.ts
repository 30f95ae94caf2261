import { recordOf } from '@ablesbar/offline-queue/testing';
import { noticeOf } from './send-unlisted';

const failed = 'notice_send_failed_title';
const kept = 'notice_queued_title';

const refused = { kind: 'refused', status: 422, message: null, isKept: true } as const;
const waiting = { kind: 'waiting', record: recordOf() } as const;
const sent = { kind: 'sent' } as const;
const accountIds = [waiting.record.accountId];
const now = { isOnline: true, accountIds };

test.each([
  { of: sent, isOnline: true, title: 'notice_sent_title', message: 'notice_sent_text' },
  { of: waiting, isOnline: true, title: kept, message: 'notice_send_queued_text' },
  { of: waiting, isOnline: false, title: kept, message: 'notice_queued_text' },
  // The reading is kept, but it never goes by itself.
  { of: refused, isOnline: true, title: failed, message: 'notice_send_kept_text' },
  { of: refused, isOnline: false, title: failed, message: 'notice_send_kept_text' },
] as const)(
  '$of.kind, online: $isOnline, is told as $message',
  ({ of: delivery, isOnline, title, message }) => {
    expect(noticeOf(delivery, { isOnline, accountIds })).toMatchObject({ title, message });
  },
);

test('the reason of the server is told', () => {
  expect(noticeOf({ ...refused, message: 'Die Frist endete.' }, now)).toMatchObject({
    message: 'notice_send_kept_reason_text',
    values: { reason: 'Die Frist endete.' },
  });
});
