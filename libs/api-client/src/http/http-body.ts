import { type Answer, failed } from './api-problem';

/**
 * 'other' is a body that is not JSON, usually a page from a system between the client and the
 * server. 'unchanged' is the answer that the caller has under the tag of its call.
 */
export type HttpBody =
  | { readonly kind: 'empty' }
  | { readonly kind: 'json'; readonly json: unknown; readonly tag?: string }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'other' };

/**
 * The text decides, not the content type: servers mislabel JSON, and a captive portal's page is
 * never valid JSON.
 */
export function httpBodyOf(text: string, tag: string | null = null): HttpBody {
  if (text.trim() === '') return { kind: 'empty' };
  try {
    const json: unknown = JSON.parse(text);
    return { kind: 'json', json, ...(tag === null ? {} : { tag }) };
  } catch {
    return { kind: 'other' };
  }
}

/** A 2xx answer with a body that the reader cannot read counts as a failed call. */
export function readJson<T>(
  answer: Answer<HttpBody>,
  reader: (json: unknown) => T | null,
): Answer<T> {
  if (!answer.ok) return answer;
  const value = answer.value.kind === 'json' ? reader(answer.value.json) : null;
  return value === null ? failed('unexpected') : { ok: true, value };
}

/**
 * A page is the answer of a captive portal. An empty body or any JSON is the server's own answer.
 */
export function accepted(answer: Answer<HttpBody>): Answer<null> {
  if (!answer.ok) return answer;
  return answer.value.kind === 'other' ? failed('offline') : { ok: true, value: null };
}
