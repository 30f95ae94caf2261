import { watchConnection } from './connection';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const OFFLINE = { kind: 'offline' };
const BACK = { kind: 'back', waiting: 0 };

function setUp({ wasAnswered = true, onLine = true } = {}) {
  const browser = Object.assign(new EventTarget(), { navigator: { onLine } });
  const ask = jest.fn(async () => true);
  const connection = watchConnection({ browser, ask, wasAnswered });
  const told: unknown[] = [connection.news.get()];
  connection.news.subscribe(() => told.push(connection.news.get()));
  const say = async (event: 'online' | 'offline' | 'focus') => {
    browser.dispatchEvent(new Event(event));
    await jest.advanceTimersByTimeAsync(0);
  };
  return { ask, connection, told, say };
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
])('starts with $says, and says only that the connection is missing', ({ isOnline, ...start }) => {
  const { connection, told } = setUp(start);
  expect(connection.isOnline()).toBe(isOnline);
  expect(told).toEqual([isOnline ? null : { kind: 'offline' }]);
});

describe("the browser's online and offline events", () => {
  test('offline counts at once, and is reported once', async () => {
    const { connection, told, say, ask } = setUp();
    await say('offline');
    await say('offline');
    expect(connection.isOnline()).toBe(false);
    expect(told).toEqual([null, OFFLINE]);
    expect(ask).not.toHaveBeenCalled();
  });

  test('online counts when the server has answered', async () => {
    const { connection, told, say, ask } = setUp({ wasAnswered: false });
    ask.mockResolvedValueOnce(false);
    await say('online');
    expect(connection.isOnline()).toBe(false);
    await say('online');
    expect(connection.isOnline()).toBe(true);
    expect(told).toEqual([OFFLINE, BACK]);
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
    expect(told).toEqual([null, OFFLINE, BACK]);
  });
});

describe('the end of a call', () => {
  test('an answer proves the connection', () => {
    const { connection, told } = setUp({ wasAnswered: false });
    connection.report(true);
    expect(connection.isOnline()).toBe(true);
    expect(told).toEqual([OFFLINE, BACK]);
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

describe('back online', () => {
  test('it is said how many readings go, how many have arrived, and is old after a while', async () => {
    const { connection } = setUp({ wasAnswered: false });
    const resume = jest.fn();
    connection.onBack({ waiting: () => ['r-1', 'r-2'], resume });
    connection.report(true);
    expect(resume).toHaveBeenCalledTimes(1);
    expect(connection.news.get()).toEqual({ kind: 'back', waiting: 2 });
    connection.readingArrived('r-1');
    await jest.advanceTimersByTimeAsync(20_000);
    expect(connection.news.get()).toBeNull();
    connection.readingArrived('r-2');
    await jest.advanceTimersByTimeAsync(19_000);
    expect(connection.news.get()).toEqual({ kind: 'arrived', count: 2 });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(connection.news.get()).toBeNull();
    // A third one did not wait.
    connection.readingArrived('r-3');
    expect(connection.news.get()).toBeNull();
  });

  test('a reading that did not wait is no news', async () => {
    const { connection, say } = setUp();
    connection.readingArrived('r-3');
    expect(connection.news.get()).toBeNull();
    await say('offline');
    connection.readingArrived('r-3');
    expect(connection.news.get()).toEqual(OFFLINE);
    connection.report(true);
    connection.readingArrived('r-3');
    expect(connection.news.get()).toEqual(BACK);
  });
});

describe('another tab has sent the readings', () => {
  test('after this one noticed the connection', () => {
    const { connection } = setUp({ wasAnswered: false });
    connection.onBack({ waiting: () => ['r-1', 'r-2'], resume: jest.fn() });
    connection.report(true);
    for (const id of ['r-3', 'r-1', 'r-1', 'r-2']) connection.readingArrivedElsewhere(id);
    expect(connection.news.get()).toEqual({ kind: 'arrived', count: 2 });
  });

  test.each([
    { waiting: [], news: { kind: 'arrived', count: 1 }, then: { kind: 'arrived', count: 1 } },
    {
      waiting: ['r-2'],
      news: { kind: 'back', waiting: 1 },
      then: { kind: 'arrived', count: 2 },
    },
  ])('before that, and $waiting still waits', ({ waiting, news, then }) => {
    const { connection } = setUp({ wasAnswered: false });
    let queue = ['r-1', ...waiting];
    connection.onBack({ waiting: () => queue, resume: jest.fn() });
    connection.readingArrivedElsewhere('r-1');
    queue = waiting;
    expect(connection.news.get()).toEqual(OFFLINE);
    connection.report(true);
    expect(connection.news.get()).toEqual(news);
    connection.readingArrivedElsewhere('r-2');
    expect(connection.news.get()).toEqual(then);
  });

  test('of which none waited here: that is no news', () => {
    const { connection } = setUp({ wasAnswered: false });
    connection.onBack({ waiting: () => [], resume: jest.fn() });
    connection.readingArrivedElsewhere('r-1');
    connection.report(true);
    expect(connection.news.get()).toEqual(BACK);
  });
});

test('a listener that was removed is not called again', () => {
  const { connection } = setUp({ wasAnswered: false });
  const resume = jest.fn();
  connection.onBack({ waiting: () => ['r-1'], resume })();
  connection.report(true);
  expect(resume).not.toHaveBeenCalled();
});
