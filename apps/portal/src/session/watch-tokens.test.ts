import type { Sessions } from '@ablesbar/api-client';
import { createFakeClock } from '@ablesbar/api-client/testing';
import { settled } from '../app/testing/settled';
import { watchTokens } from './watch-tokens';

/** A page with one account whose token has expired: every check renews it. */
async function watching(page: { visibilityState: DocumentVisibilityState }, isSending: boolean) {
  const clock = createFakeClock();
  const renewed: string[] = [];
  const sessions = {
    accounts: async () => ['a-1'],
    currentToken: async () => ({ token: 't', remainingMs: 0, canBeRenewed: true }),
    replaceToken: async (accountId: string) => {
      renewed.push(accountId);
      return { ok: true as const, value: 'new' };
    },
    logIn: jest.fn(),
    logInWithToken: jest.fn(),
    accessToken: jest.fn(),
    claims: jest.fn(),
    remove: jest.fn(),
    subscribe: () => () => undefined,
  } satisfies Sessions;
  const document = Object.assign(new EventTarget(), page);
  const ports = { now: () => new Date(clock.now()), after: clock.after };
  await watchTokens({ sessions, ports }, document, () => isSending);
  const pass = async (ms: number) => {
    clock.advance(ms);
    await settled();
  };
  await pass(0);
  const look = async (visibilityState: DocumentVisibilityState) => {
    document.visibilityState = visibilityState;
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
  };
  return { renewed, look };
}

test.each([
  { says: 'seen', visibilityState: 'visible', isSending: false, times: 1 },
  { says: 'hidden', visibilityState: 'hidden', isSending: false, times: 0 },
  { says: 'hidden and sending', visibilityState: 'hidden', isSending: true, times: 1 },
] as const)('on a page that is $says: $times', async ({ visibilityState, isSending, times }) => {
  const { renewed } = await watching({ visibilityState }, isSending);
  expect(renewed).toHaveLength(times);
});

test('a page that becomes visible checks its tokens at once, and a hidden one does not', async () => {
  const { renewed, look } = await watching({ visibilityState: 'hidden' }, false);
  await look('hidden');
  expect(renewed).toEqual([]);
  await look('visible');
  expect(renewed).toEqual(['a-1']);
});
