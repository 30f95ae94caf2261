import { type AccountInfo, claimsOf } from '@ablesbar/domain';
import type { Answer } from '../http/api-problem';
import type { Http } from '../http/create-http';
import { readJson } from '../http/http-body';
import { ACCOUNT_INFO_PATH, accountInfoFromWire } from './account-info';
import { type Credentials, requestTokens } from './request-tokens';
import type { SessionPorts } from './session-ports';

/**
 * A login that the server has accepted. Nothing is stored until `accept` is called, so dropping the
 * login leaves no trace.
 */
export interface OpenLogin {
  readonly accountId: string;
  /** Loads the owner of the access, so that the caller can show or check it before accepting. */
  describe(): Promise<Answer<AccountInfo>>;
  accept(): Promise<void>;
}

/** Exchanges credentials for a pair of tokens and finds the account they belong to. */
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
      // Starts at the clock's time, not at zero. If an account logs out and in again, a refresh
      // that is still running must not take the new pair for the old one.
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
