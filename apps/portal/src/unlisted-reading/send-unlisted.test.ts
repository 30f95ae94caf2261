import { noticeOf } from './send-unlisted';

const failed = 'notice_send_failed_title';

test.each([
  { kind: 'sent', isOnline: true, title: 'notice_sent_title', message: 'notice_sent_text' },
  { kind: 'waiting', isOnline: true, title: failed, message: 'notice_send_queued_text' },
  { kind: 'waiting', isOnline: false, title: 'notice_queued_title', message: 'notice_queued_text' },
  // The reading is kept, but it never goes by itself.
  { kind: 'refused', isOnline: true, title: failed, message: 'notice_send_kept_text' },
  { kind: 'refused', isOnline: false, title: failed, message: 'notice_send_kept_text' },
] as const)(
  '$kind, online: $isOnline, is told as $message',
  ({ kind, isOnline, title, message }) => {
    expect(noticeOf({ kind }, isOnline)).toMatchObject({ title, message });
  },
);
