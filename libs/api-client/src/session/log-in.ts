import { type AccountInfo, claimsOf } from '@ablesbar/domain';
import type { Answer } from '../http/api-problem';
import type { Http } from '../http/create-http';
import { readJson } from '../http/http-body';
import { ACCOUNT_INFO_PATH, accountInfoFromWire } from './account-info';
import { type Credentials, requestTokens } from './request-tokens';
import type { SessionPorts } from './session-ports';

/** The server let somebody in. Nothing is kept until it is accepted, and forgetting it leaves nothing behind. */
export interface OpenLogin {
  readonly accountId: string;
  /** Whose access it is, to be shown or judged before it joins others. */
  describe(): Promise<Answer<AccountInfo>>;
  accept(): Promise<void>;
}

/** Trades credentials for a pair of tokens, and finds out which account they belong to. */
export async function logIn(
  { http, tokenStore, clock, applicationId }: SessionPorts,
  credentials: Credentials,
): Promise<Answer<OpenLogin>> {
  const pair = await requestTokens(http, applicationId, credentials);
  if (!pair.ok) return pair;
  const receivedAt = clock.now();
  const { token } = pair.value;
  const describe = () => accountInfoOf(http, token);
  const accountId = await accountIdOf(token, describe);
  if (!accountId.ok) return accountId;
  const accept = async () => {
    await tokenStore.change(accountId.value, (previous) => ({
      ...pair.value,
      receivedAt,
      // From the clock and not from zero: an account that left and came back must not be mistaken
      // for the one whose refresh is still under way.
      version: Math.max(clock.now(), (previous?.version ?? 0) + 1),
    }));
  };
  return { ok: true, value: { accountId: accountId.value, describe, accept } };
}

async function accountIdOf(
  token: string,
  describe: () => Promise<Answer<AccountInfo>>,
): Promise<Answer<string>> {
  const claimed = claimsOf(token)?.accountId ?? null;
  if (claimed !== null) return { ok: true, value: claimed };
  const info = await describe();
  return info.ok ? { ok: true, value: info.value.id } : info;
}

async function accountInfoOf(http: Http, token: string): Promise<Answer<AccountInfo>> {
  const answer = await http.send({ method: 'GET', path: ACCOUNT_INFO_PATH, token });
  return readJson(answer, accountInfoFromWire);
}
