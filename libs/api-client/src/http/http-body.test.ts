import { type Answer, failed } from './api-problem';
import { type HttpBody, httpBodyOf, readJson } from './http-body';

test.each([
  { says: 'nothing', text: '', body: { kind: 'empty' } },
  { says: 'white space alone', text: ' \n', body: { kind: 'empty' } },
  { says: 'an object', text: '{"id":"j-1"}', body: { kind: 'json', json: { id: 'j-1' } } },
  { says: 'null is JSON too', text: 'null', body: { kind: 'json', json: null } },
  { says: "a captive portal's page", text: '<!doctype html>', body: { kind: 'other' } },
  { says: 'JSON that was cut off', text: '{"id":"j-1', body: { kind: 'other' } },
])('$says', ({ text, body }) => {
  expect(httpBodyOf(text)).toEqual(body);
});

const text = (json: unknown) => (typeof json === 'string' ? json : null);

test.each<{ says: string; answer: Answer<HttpBody>; read: Answer<string> }>([
  {
    says: 'a body that the reader accepts is the value',
    answer: { ok: true, value: { kind: 'json', json: 'a' } },
    read: { ok: true, value: 'a' },
  },
  {
    says: 'a body that the reader does not accept is a failed call',
    answer: { ok: true, value: { kind: 'json', json: 1 } },
    read: failed('unexpected'),
  },
  {
    says: 'an empty body is a failed call',
    answer: { ok: true, value: { kind: 'empty' } },
    read: failed('unexpected'),
  },
  {
    says: 'a page is a failed call',
    answer: { ok: true, value: { kind: 'other' } },
    read: failed('unexpected'),
  },
  { says: 'a problem stays what it is', answer: failed('offline'), read: failed('offline') },
])('$says', ({ answer, read }) => {
  expect(readJson(answer, text)).toEqual(read);
});
