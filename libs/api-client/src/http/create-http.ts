import { type Answer, failed } from './api-problem';
import { type HttpBody, httpBodyOf } from './http-body';
import { problemOfResponse } from './problem-of-response';

const SHORTEST_TIMEOUT_MS = 30_000;
const LONGEST_TIMEOUT_MS = 300_000;
const BYTES_PER_SECOND = 25_000;

export type HttpMethod = 'GET' | 'HEAD' | 'POST' | 'DELETE';

export interface HttpCall {
  readonly method: HttpMethod;
  readonly path: string;
  readonly body?: unknown;
  readonly token?: string;
  readonly idempotencyKey?: string;
  /** The call may send and receive cookies of its own origin, never of another. */
  readonly withCookie?: true;
  /** The tag of an answer that the caller still has. If nothing has changed, the body is `unchanged`. */
  readonly knownTag?: string;
  /** The language of an answer or mail that the call causes; else the browser names its own. */
  readonly language?: string;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

export interface Http {
  /** Never rejects. A failure is a value. */
  send(call: HttpCall): Promise<Answer<HttpBody>>;
}

export interface HttpSetup {
  readonly fetch: typeof fetch;
  /**
   * The server's address, for an element embedded in another site's page. Default: the page's
   * origin.
   */
  readonly baseUrl?: string;
}

export function createHttp({ fetch, baseUrl = '' }: HttpSetup): Http {
  const origin = baseUrl.replace(/\/+$/, '');
  return {
    async send(call) {
      const body = call.body === undefined ? null : JSON.stringify(call.body, wellFormed);
      const ending = endingOf(call, call.timeoutMs ?? timeoutOf(body?.length ?? 0));
      try {
        const response = await fetch(origin + call.path, {
          method: call.method,
          headers: headersOf(call),
          body,
          signal: ending.signal,
          credentials: call.withCookie === true ? 'same-origin' : 'omit',
          // A stored answer for a logged-in user could be shown to the next user of this device.
          cache: call.method === 'GET' && call.token === undefined ? 'no-cache' : 'no-store',
          // If redirects were followed, that of a captive portal would return a 200 that looks like
          // our server's answer.
          redirect: 'error',
        });
        const text = await response.text();
        // A 304 that nobody asked for has nothing to stand for.
        if (response.status === 304 && call.knownTag !== undefined) {
          return { ok: true, value: { kind: 'unchanged' } };
        }
        return response.ok
          ? { ok: true, value: httpBodyOf(text, response.headers.get('etag')) }
          : problemOfResponse(response.status, response.headers, text);
      } catch {
        return failed('offline');
      } finally {
        ending.release();
      }
    },
  };
}

/**
 * Replaces lone surrogates (half an emoji), which some keyboards produce. The server cannot store
 * them and would refuse the whole reading.
 */
function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\p{Cs}/gu, '\ufffd') : value;
}

function headersOf(call: HttpCall): Record<string, string> {
  const { body, token, idempotencyKey, knownTag, language } = call;
  return {
    Accept: 'application/json',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
    ...(knownTag === undefined ? {} : { 'If-None-Match': knownTag }),
    ...(language === undefined ? {} : { 'Accept-Language': language }),
  };
}

/** One signal for the caller's abort and the time limit. It also stops reading the body. */
function endingOf({ signal }: HttpCall, timeoutMs: number) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, timeoutMs);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    release() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}

/** Photos take long over a weak connection in a cellar: one more second for every 25 kB. */
export function timeoutOf(bodyLength: number): number {
  return Math.min(SHORTEST_TIMEOUT_MS + (bodyLength / BYTES_PER_SECOND) * 1000, LONGEST_TIMEOUT_MS);
}
