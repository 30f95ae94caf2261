import { createNotices } from '@ablesbar/ui/observable';
import { watchConnection } from './connection';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp({ wasAnswered = true, onLine = true } = {}) {
  const browser = Object.assign(new EventTarget(), { navigator: { onLine } });
  const notices = createNotices(() => 'id');
  const ask = jest.fn(async () => true);
  const connection = watchConnection({ browser, ask, notices, wasAnswered });
  const told = () => notices.get().map((notice) => notice.title);
  const say = async (event: 'online' | 'offline' | 'focus') => {
    browser.dispatchEvent(new Event(event));
    await jest.advanceTimersByTimeAsync(0);
  };
  return { notices, ask, connection, told, say };
}

test.each([
  { says: 'an answer and the browser', onLine: true, wasAnswered: true, isOnline: true },
  {
    says: 'no answer, even if the browser is online',
    onLine: true,
    wasAnswered: false,
    isOnline: false,
  },
  { says: 'an offline browser', onLine: false, wasAnswered: true, isOnline: false },
])('starts with $says and calls no listener', ({ isOnline, ...start }) => {
  const { connection, told } = setUp(start);
  expect(connection.isOnline()).toBe(isOnline);
  expect(told()).toEqual([]);
});

describe("the browser's online and offline events", () => {
  test('offline counts at once, and is reported once', async () => {
    const { connection, told, say, ask } = setUp();
    await say('offline');
    await say('offline');
    expect(connection.isOnline()).toBe(false);
    expect(told()).toEqual(['notice_offline_title']);
    expect(ask).not.toHaveBeenCalled();
  });

  test('online counts when the server has answered', async () => {
    const { connection, told, say, ask } = setUp({ wasAnswered: false });
    ask.mockResolvedValueOnce(false);
    await say('online');
    expect(connection.isOnline()).toBe(false);
    await say('online');
    expect(connection.isOnline()).toBe(true);
    expect(told()).toEqual(['notice_online_title']);
  });

  test('a page that becomes visible checks again if it was offline', async () => {
    const { connection, say, ask } = setUp();
    await say('focus');
    expect(ask).not.toHaveBeenCalled();
    await say('offline');
    await say('focus');
    expect(ask).toHaveBeenCalledTimes(1);
    expect(connection.isOnline()).toBe(true);
  });

  test('an offline event takes precedence over a running check', async () => {
    const { connection, say, ask } = setUp();
    let answer = (_isAnswered: boolean) => {};
    ask.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await say('online');
    await say('offline');
    answer(true);
    await jest.advanceTimersByTimeAsync(0);
    expect(connection.isOnline()).toBe(false);
  });
});

describe('the check', () => {
  test('runs every 30 s and notices a lost and a restored connection', async () => {
    const { connection, told, ask } = setUp();
    ask.mockResolvedValueOnce(false);
    await jest.advanceTimersByTimeAsync(29_999);
    expect(ask).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(connection.isOnline()).toBe(false);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(connection.isOnline()).toBe(true);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(told()).toEqual(['notice_offline_title', 'notice_online_title']);
  });
});

describe('the end of a call', () => {
  test('an answer proves the connection', () => {
    const { connection, told } = setUp({ wasAnswered: false });
    connection.report(true);
    expect(connection.isOnline()).toBe(true);
    expect(told()).toEqual(['notice_online_title']);
  });

  test.each([
    { says: 'one lost answer does not mean offline', isThere: true, isOnline: true },
    {
      says: 'one lost answer and a failed check mean offline',
      isThere: false,
      isOnline: false,
    },
  ])('$says', async ({ isThere, isOnline }) => {
    const { connection, ask } = setUp();
    ask.mockResolvedValueOnce(isThere);
    connection.report(false);
    expect(await connection.settled()).toBe(isOnline);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(connection.isOnline()).toBe(isOnline);
  });
});

test.each([
  { says: 'nothing waits', waiting: 0, message: 'notice_online_text', values: undefined },
  { says: 'two wait', waiting: 2, message: 'notice_online_sync_text', values: { count: 2 } },
])(
  'back online, $says: the portal shows one toast and continues',
  ({ waiting, message, values }) => {
    const { connection, notices } = setUp({ wasAnswered: false });
    const resume = jest.fn();
    connection.onBack({ waiting: () => waiting, resume });
    connection.report(true);
    expect(notices.get()).toEqual([
      { id: 'id', type: 'info', title: 'notice_online_title', message, ...(values && { values }) },
    ]);
    expect(resume).toHaveBeenCalledTimes(1);
  },
);

test('a listener that was removed is not called again', () => {
  const { connection } = setUp({ wasAnswered: false });
  const resume = jest.fn();
  connection.onBack({ waiting: () => 1, resume })();
  connection.report(true);
  expect(resume).not.toHaveBeenCalled();
});
