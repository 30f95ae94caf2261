import type { ApiProblemKind } from './api-problem';
import { problemOfResponse } from './problem-of-response';

const nothing = new Headers();

describe('the status names the problem', () => {
  test.each<{ status: number; kind: ApiProblemKind }>([
    { status: 304, kind: 'unexpected' },
    { status: 400, kind: 'rejected' },
    { status: 401, kind: 'session-expired' },
    { status: 403, kind: 'forbidden' },
    { status: 404, kind: 'not-found' },
    { status: 408, kind: 'unavailable' },
    { status: 409, kind: 'conflict' },
    { status: 410, kind: 'not-found' },
    { status: 413, kind: 'too-large' },
    { status: 415, kind: 'rejected' },
    { status: 418, kind: 'unexpected' },
    { status: 422, kind: 'rejected' },
    { status: 425, kind: 'unavailable' },
    { status: 429, kind: 'too-often' },
    { status: 499, kind: 'unexpected' },
    { status: 500, kind: 'unavailable' },
    { status: 599, kind: 'unavailable' },
  ])('$status is $kind', ({ status, kind }) => {
    expect(problemOfResponse(status, nothing, '').problem).toMatchObject({ kind, status });
  });
});

describe('the body says more, if it can', () => {
  test.each([
    {
      says: 'message and field errors of the contract',
      text: '{"message":"Nein","fieldErrors":[{"field":"readingDate","message":"zu spät"}]}',
      message: 'Nein',
      fieldErrors: [{ field: 'readingDate', message: 'zu spät' }],
    },
    {
      says: 'a field error without its field',
      text: '{"message":"Nein","fieldErrors":[{"message":"zu viel"}]}',
      message: 'Nein',
      fieldErrors: [{ field: null, message: 'zu viel' }],
    },
    {
      says: 'a field error without a message says nothing',
      text: '{"message":"Nein","fieldErrors":[{"field":"x"}, null, 3]}',
      message: 'Nein',
      fieldErrors: [],
    },
    { says: 'an empty body', text: '', message: null, fieldErrors: [] },
    {
      says: 'a page of a broken proxy',
      text: '<h1>502 Bad Gateway</h1>',
      message: null,
      fieldErrors: [],
    },
    { says: 'JSON that is no object', text: '["no"]', message: null, fieldErrors: [] },
    { says: 'a message that is no text', text: '{"message":{}}', message: null, fieldErrors: [] },
  ])('$says', ({ text, message, fieldErrors }) => {
    expect(problemOfResponse(422, nothing, text).problem).toMatchObject({ message, fieldErrors });
  });
});

describe('Retry-After', () => {
  test.each([
    { says: 'seconds', headers: { 'Retry-After': '120' }, seconds: 120 },
    {
      says: "a point in time, by the server's own clock",
      headers: {
        'Retry-After': 'Sat, 21 Nov 2026 10:02:00 GMT',
        Date: 'Sat, 21 Nov 2026 10:00:00 GMT',
      },
      seconds: 120,
    },
    {
      says: 'a point in the past',
      headers: {
        'Retry-After': 'Sat, 21 Nov 2026 09:00:00 GMT',
        Date: 'Sat, 21 Nov 2026 10:00:00 GMT',
      },
      seconds: 0,
    },
    {
      says: 'a point in time, the server clock unknown',
      headers: { 'Retry-After': 'Sat, 21 Nov 2026 10:02:00 GMT' },
      seconds: null,
    },
    { says: 'absent', headers: {}, seconds: null },
    { says: 'unreadable', headers: { 'Retry-After': 'soon' }, seconds: null },
  ])('$says', ({ headers, seconds }) => {
    const { problem } = problemOfResponse(429, new Headers(headers), '');
    expect(problem.retryAfterSeconds).toBe(seconds);
  });
});
