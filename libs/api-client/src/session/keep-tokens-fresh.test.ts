import { aBrowser, grant, tokenOf } from '../testing/a-browser';
import { type FakeReply, json } from '../testing/fake-server';
import { settled } from '../testing/settled';
import { keepTokensFresh } from './keep-tokens-fresh';

// Declares Node's `process` for this test only: the lib's code must not use it.
declare const process: { readonly stdout: { write(text: string): void } };

/**
 * A page logged in for 900 s with refresh token 'r-1'. `replies` are the answers after the login.
 */
async function aPage({
  replies = [],
  random = 0,
  isAwake = () => true,
  refreshToken = 'r-1',
}: {
  readonly replies?: readonly FakeReply[];
  readonly random?: number;
  readonly isAwake?: () => boolean;
  readonly refreshToken?: string | null;
}) {
  const browser = aBrowser();
  browser.answerAuth(grant(tokenOf(), refreshToken ?? undefined), ...replies);
  await browser.enter();
  const { sessions, clock } = browser;
  const lookAtAll = await keepTokensFresh({ sessions, clock, random, isAwake });
  const pass = async (ms: number) => {
    // Steps from one timer to the next, so that the work a timer starts can continue.
    const end = clock.now() + ms;
    while (clock.now() < end) {
      const left = end - clock.now();
      clock.advance(Math.min(clock.untilNext() ?? left, left));
      await settled();
    }
    clock.advance(0);
    await settled();
  };
  clock.advance(0);
  await settled();
  const refreshes = () => browser.authCalls().length - 1;
  return { ...browser, lookAtAll, pass, refreshes };
}

const renewed = () => grant(tokenOf({ iat: 1000, exp: 1900 }), 'r-2');

test.each([
  { says: 'not yet 61 s before the end', random: 0, left: 61_000, refreshes: 0 },
  { says: '60 s before the end', random: 0, left: 60_000, refreshes: 1 },
  { says: 'a tab that is up to 5 s earlier: not yet', random: 1, left: 66_000, refreshes: 0 },
  { says: 'a tab that is up to 5 s earlier', random: 1, left: 65_000, refreshes: 1 },
])('a token is renewed ahead of time: $says', async ({ random, left, refreshes }) => {
  const page = await aPage({ random, replies: [renewed()] });
  await page.pass(900_000 - left);
  expect(page.refreshes()).toBe(refreshes);
});

test('and so for ever: a page that is open for a day keeps its session', async () => {
  const page = await aPage({ replies: [renewed()] });
  await page.pass(86_400_000);
  // One refresh every 840 s.
  expect(page.refreshes()).toBe(102);
  expect(await page.sessions.accounts()).toEqual(['a-1']);
});

test.each([
  { says: 'no answer', reply: 'lost' as const, after: 29_000, refreshes: 1 },
  { says: 'no answer', reply: 'lost' as const, after: 30_000, refreshes: 2 },
  { says: 'a server that is down', reply: json(503, {}), after: 30_000, refreshes: 2 },
  {
    says: 'a server that names a time',
    reply: json(429, {}, { 'Retry-After': '45' }),
    after: 44_000,
    refreshes: 1,
  },
  {
    says: 'a server that names a time',
    reply: json(429, {}, { 'Retry-After': '45' }),
    after: 45_000,
    refreshes: 2,
  },
])('$says: $after ms later it was tried $refreshes times', async ({ reply, after, refreshes }) => {
  const page = await aPage({ replies: [reply, renewed()] });
  await page.pass(840_000 + after);
  expect(page.refreshes()).toBe(refreshes);
  expect(await page.sessions.accounts()).toEqual(['a-1']);
});

test('a refusal ends the session, and nothing more is asked', async () => {
  const page = await aPage({ replies: [json(401, {})] });
  await page.pass(1_800_000);
  expect(page.refreshes()).toBe(1);
  expect(page.events.map(({ kind }) => kind)).toEqual(['logged-in', 'session-expired']);
});

test.each([
  { says: 'here', remove: (page: Awaited<ReturnType<typeof aPage>>) => page.sessions },
  {
    says: 'in another tab',
    remove: (page: Awaited<ReturnType<typeof aPage>>) => page.openTab().sessions,
  },
])('a logout $says ends it', async ({ remove }) => {
  const page = await aPage({ replies: [renewed()] });
  await remove(page).remove('a-1');
  await page.pass(1_800_000);
  expect(page.refreshes()).toBe(0);
});

test('an account that joins later is kept fresh, too', async () => {
  const page = await aPage({ replies: [grant(tokenOf({ accountId: 'a-2' }), 'r-9'), renewed()] });
  await page.enter();
  await page.pass(840_000);
  // One refresh before the second login, then one for each account.
  expect(page.refreshes()).toBe(1 + 2);
});

test('a hidden page postpones the renewal until it is visible', async () => {
  let isAwake = false;
  const page = await aPage({ replies: [renewed()], isAwake: () => isAwake });
  await page.pass(880_000);
  expect(page.refreshes()).toBe(0);
  isAwake = true;
  page.lookAtAll();
  await page.pass(1000);
  expect(page.refreshes()).toBe(1);
});

test('without a refresh token the session ends at its end, without a call', async () => {
  const page = await aPage({ refreshToken: null });
  await page.pass(899_000);
  expect(await page.sessions.accounts()).toEqual(['a-1']);
  await page.pass(61_000);
  expect(page.events.at(-1)).toEqual({ kind: 'session-expired', accountId: 'a-1' });
  expect(page.refreshes()).toBe(0);
});

test('a server whose tokens live shorter than the head start is asked twice a minute', async () => {
  const page = await aPage({ replies: [grant(tokenOf({ iat: 1000, exp: 1020 }), 'r-2')] });
  await page.pass(840_000 + 60_000);
  expect(page.refreshes()).toBe(3);
});

test('both waits, to the millisecond: before the end of a token, and until a lost refresh is repeated', async () => {
  const askedAt: number[] = [];
  const noted = (reply: 'lost' | Response) => () => {
    askedAt.push(page.clock.now());
    return reply;
  };
  const page = await aPage({ replies: [noted('lost'), noted(renewed())] });
  const end = page.clock.now() + 900_000;
  await page.pass(900_000);
  const [first = NaN, second = NaN] = askedAt;
  const measured = { beforeEnd: end - first, again: second - first };
  process.stdout.write(
    `token timings: ${measured.beforeEnd} ms before the end, again after ${measured.again} ms\n`,
  );
  expect(measured).toEqual({ beforeEnd: 60_000, again: 30_000 });
});
