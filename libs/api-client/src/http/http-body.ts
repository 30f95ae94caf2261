import { type Answer, failed } from './api-problem';

/** 'other' is a body that is not JSON: as a rule a page that something between us and the server made. */
export type HttpBody =
  | { readonly kind: 'empty' }
  | { readonly kind: 'json'; readonly json: unknown }
  | { readonly kind: 'other' };

/** The text decides, not the content type: servers mislabel JSON, and a portal's page never parses as it. */
export function httpBodyOf(text: string): HttpBody {
  if (text.trim() === '') return { kind: 'empty' };
  try {
    const json: unknown = JSON.parse(text);
    return { kind: 'json', json };
  } catch {
    return { kind: 'other' };
  }
}

/** A 2xx whose body the reader cannot make sense of counts as a failed call. */
export function readJson<T>(
  answer: Answer<HttpBody>,
  reader: (json: unknown) => T | null,
): Answer<T> {
  if (!answer.ok) return answer;
  const value = answer.value.kind === 'json' ? reader(answer.value.json) : null;
  return value === null ? failed('unexpected') : { ok: true, value };
}

/** A page is what a captive portal answers; nothing, or any JSON, is the server's own word. */
export function accepted(answer: Answer<HttpBody>): Answer<null> {
  if (!answer.ok) return answer;
  return answer.value.kind === 'other' ? failed('offline') : { ok: true, value: null };
}
