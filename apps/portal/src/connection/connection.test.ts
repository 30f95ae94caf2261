import { createNotices } from '../notice';
import { watchConnection } from './connection';

function aBrowser(onLine: boolean) {
  return Object.assign(new EventTarget(), { navigator: { onLine } });
}

test('starts as the browser says', () => {
  const notices = createNotices(() => 'id');
  expect(watchConnection(aBrowser(false), notices).isOnline()).toBe(false);
  expect(watchConnection(aBrowser(true), notices).isOnline()).toBe(true);
  expect(notices.list()).toEqual([]);
});

test.each([
  { event: 'offline', isOnline: false, title: 'notice_offline_title', backs: 0 },
  { event: 'online', isOnline: true, title: 'notice_online_title', backs: 1 },
])(
  'going $event is told once, and sets going what waited: $backs',
  ({ event, isOnline, title, backs }) => {
    const browser = aBrowser(!isOnline);
    const notices = createNotices(() => 'id');
    const connection = watchConnection(browser, notices);
    const onBack = jest.fn();
    connection.onBack(onBack);
    browser.dispatchEvent(new Event(event));
    expect(connection.isOnline()).toBe(isOnline);
    expect(notices.list().map((notice) => notice.title)).toEqual([title]);
    expect(onBack).toHaveBeenCalledTimes(backs);
  },
);
