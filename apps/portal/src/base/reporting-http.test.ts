import type { Answer, ApiProblem, HttpBody } from '@ablesbar/api-client';
import { reportingHttp } from './reporting-http';

const problem: ApiProblem = {
  kind: 'offline',
  status: null,
  message: null,
  fieldErrors: [],
  retryAfterSeconds: null,
};
const aborted = () => {
  const giveUp = new AbortController();
  giveUp.abort();
  return giveUp.signal;
};

test.each<{ says: string; answer: Answer<HttpBody>; reports: readonly boolean[] }>([
  { says: 'an answer', answer: { ok: true, value: { kind: 'empty' } }, reports: [true] },
  {
    says: 'a server error counts as an answer',
    answer: { ok: false, problem: { ...problem, kind: 'unavailable', status: 500 } },
    reports: [true],
  },
  { says: 'no answer', answer: { ok: false, problem }, reports: [false] },
])('$says', async ({ answer, reports }) => {
  const report = jest.fn<void, [boolean]>();
  const http = reportingHttp({ send: async () => answer }, report);
  expect(await http.send({ method: 'GET', path: '/x' })).toBe(answer);
  expect(report.mock.calls.flat()).toEqual(reports);
});

test('an aborted call reports nothing', async () => {
  const report = jest.fn();
  const http = reportingHttp({ send: async () => ({ ok: false, problem }) }, report);
  await http.send({ method: 'GET', path: '/x', signal: aborted() });
  expect(report).not.toHaveBeenCalled();
});
