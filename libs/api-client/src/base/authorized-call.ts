import type { Answer } from '../http/api-problem';
import type { Http, HttpCall } from '../http/create-http';
import type { HttpBody } from '../http/http-body';
import type { Sessions } from '../session/create-sessions';

export interface ApiExtra {
  readonly http: Http;
  readonly sessions: Pick<Sessions, 'accessToken' | 'replaceToken'>;
}

export interface AccountCall extends Omit<HttpCall, 'token'> {
  readonly accountId: string;
}

/**
 * A call with an account's token. After a 401 the call is repeated once with another token and the
 * same idempotency key: the server may have stored it before the answer failed.
 */
export async function callAsAccount(
  { http, sessions }: ApiExtra,
  { accountId, ...call }: AccountCall,
): Promise<Answer<HttpBody>> {
  const token = await sessions.accessToken(accountId);
  if (!token.ok) return token;
  const answer = await http.send({ ...call, token: token.value });
  if (answer.ok || answer.problem.status !== 401) return answer;
  const other = await sessions.replaceToken(accountId, token.value);
  return other.ok ? http.send({ ...call, token: other.value }) : other;
}
