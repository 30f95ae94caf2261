import { claimsOf } from '@ablesbar/domain';
import type { Answer } from '../http/api-problem';
import type { Http } from '../http/create-http';
import { readJson } from '../http/http-body';
import { ACCOUNT_INFO_PATH, accountInfoFromWire } from './account-info';
import { type Credentials, requestTokens } from './request-tokens';
import type { SessionPorts } from './session-ports';

/** Trades credentials for a pair of tokens and keeps it under the account they belong to. */
export async function logIn(
  { http, tokenStore, clock, applicationId }: SessionPorts,
  credentials: Credentials,
): Promise<Answer<{ readonly accountId: string }>> {
  const pair = await requestTokens(http, applicationId, credentials);
  if (!pair.ok) return pair;
  const account = await accountIdOf(http, pair.value.token);
  if (!account.ok) return account;
  const now = clock.now();
  await tokenStore.change(account.value, (previous) => ({
    ...pair.value,
    receivedAt: now,
    // From the clock and not from zero: an account that left and came back must not be mistaken
    // for the one whose refresh is still under way.
    version: Math.max(now, (previous?.version ?? 0) + 1),
  }));
  return { ok: true, value: { accountId: account.value } };
}

async function accountIdOf(http: Http, token: string): Promise<Answer<string>> {
  const claimed = claimsOf(token)?.accountId ?? null;
  if (claimed !== null) return { ok: true, value: claimed };
  const answer = await http.send({ method: 'GET', path: ACCOUNT_INFO_PATH, token });
  return readJson(answer, (json) => accountInfoFromWire(json)?.id ?? null);
}
