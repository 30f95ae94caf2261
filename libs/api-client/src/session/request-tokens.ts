import type { Answer } from '../http/api-problem';
import type { Http } from '../http/create-http';
import { readJson } from '../http/http-body';
import { wireId, wireObject } from '../http/wire';

export type Credentials =
  | { readonly username: string; readonly password: string }
  | { readonly token: string };

export interface TokenPair {
  readonly token: string;
  readonly refreshToken: string | null;
}

// The call runs under a lock that other tabs wait for, so its limit is shorter than that of other
// calls.
const TIMEOUT_MS = 15_000;

/** One call for password, link token and refresh token. The server tells them apart by the body. */
export async function requestTokens(
  http: Http,
  applicationId: string,
  credentials: Credentials,
): Promise<Answer<TokenPair>> {
  const answer = await http.send({
    method: 'POST',
    path: '/auth/token',
    body: { applicationId, ...credentials },
    timeoutMs: TIMEOUT_MS,
    // A device that has logged in before is not slowed by the guesses of strangers.
    withCookie: true,
  });
  return readJson(answer, tokenPairFromWire);
}

function tokenPairFromWire(json: unknown): TokenPair | null {
  const { token, refreshToken } = wireObject(json);
  const id = wireId(token);
  return id === null ? null : { token: id, refreshToken: wireId(refreshToken) };
}
