import type { AnonymousSubmission } from '@ablesbar/domain';
import type { Answer } from '../http/api-problem';
import type { Http } from '../http/create-http';
import { accepted, readJson } from '../http/http-body';
import { wireId, wireObject } from '../http/wire';

/** Shorter than other limits, because the user's form waits for the token. */
const TOKEN_LIMIT_MS = 15_000;

/** The token of a reading without a login; 'forbidden' if the application accepts none. */
export async function requestAnonymousToken(http: Http): Promise<Answer<string>> {
  const path = '/auth/token-unknown-readings';
  const answer = await http.send({ method: 'POST', path, timeoutMs: TOKEN_LIMIT_MS });
  return readJson(answer, (json) => wireId(wireObject(json)['token']));
}

export interface AnonymousCall {
  readonly token: string;
  readonly submission: AnonymousSubmission;
}

/** Stores the reading. Sent again with the same key, it is still stored only once. */
export async function sendAnonymousReading(
  http: Http,
  { token, submission, idempotencyKey }: AnonymousCall & { readonly idempotencyKey: string },
): Promise<Answer<null>> {
  const path = '/api/unknown-readings/results';
  return accepted(
    await http.send({ method: 'POST', path, token, body: submission, idempotencyKey }),
  );
}

/** Asks for the receipt of a stored reading, as a mail in the language of the form. */
export async function requestAnonymousReceipt(
  http: Http,
  { token, submission, language }: AnonymousCall & { readonly language: string },
): Promise<Answer<null>> {
  const path = '/api/pro/unknown-readings/receipts';
  return accepted(await http.send({ method: 'POST', path, token, body: submission, language }));
}
