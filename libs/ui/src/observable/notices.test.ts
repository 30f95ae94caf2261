import { createNotices } from './notices';

const sent = {
  type: 'success',
  title: 'notice_sent_title',
  message: 'notice_sent_text',
} as const;

test('one event makes one toast, until it is closed', () => {
  let id = 0;
  const notices = createNotices(() => String(++id));
  const told = jest.fn();
  notices.subscribe(told);
  notices.show(sent);
  notices.show(sent);
  expect(notices.get().map((notice) => notice.id)).toEqual(['1', '2']);
  notices.close('1');
  expect(notices.get()).toEqual([{ ...sent, id: '2' }]);
  expect(told).toHaveBeenCalledTimes(3);
});
