import type { Answer, Http, HttpBody } from '@ablesbar/api-client';
import { reportFailures } from './report-failures';

const httpThat = (answer: Answer<HttpBody>): Http => ({ send: async () => answer });
const refused = (kind: 'forbidden' | 'offline', status: number | null): Answer<HttpBody> => ({
  ok: false,
  problem: { kind, status, message: null, fieldErrors: [], retryAfterSeconds: null },
});

test.each([
  {
    says: 'no settings without a connection',
    path: '/api/public/application',
    answer: refused('offline', null),
    told: [{ during: 'settings', reason: 'offline', status: null }],
  },
  {
    says: 'a refused page',
    path: '/api/public/application',
    answer: refused('offline', null),
    isRefused: true,
    told: [{ during: 'settings', reason: 'refused', status: null }],
  },
  {
    says: 'no session where it is off',
    path: '/auth/token-unknown-readings',
    answer: refused('forbidden', 403),
    told: [{ during: 'session', reason: 'forbidden', status: 403 }],
  },
  {
    says: 'a page of somebody else in the place of the answer',
    path: '/api/unknown-readings/results',
    answer: { ok: true, value: { kind: 'other' } } as const,
    told: [{ during: 'submission', reason: 'offline', status: null }],
  },
  {
    says: 'nothing of what went well',
    path: '/api/unknown-readings/results',
    answer: { ok: true, value: { kind: 'empty' } } as const,
    told: [],
  },
  {
    says: "nothing of what nobody misses, the brand's colour",
    path: '/api/public/application/manifest/manifest.json',
    answer: refused('offline', null),
    told: [],
  },
])('$says', async ({ path, answer, isRefused = false, told }) => {
  const report = jest.fn();
  const http = reportFailures(httpThat(answer), report, async () => isRefused);
  expect(await http.send({ method: 'POST', path })).toBe(answer);
  await Promise.resolve();
  expect(report.mock.calls.flat()).toEqual(told);
});

test.each([
  { says: 'settings', answer: { ok: true, value: { kind: 'empty' } } as const, reason: 'offline' },
  { says: 'a problem', answer: refused('forbidden', 403), reason: 'offline' },
  {
    says: 'the page of somebody else',
    answer: { ok: true, value: { kind: 'other' } } as const,
    reason: 'refused',
  },
])('a call that is lost after $says is $reason', async ({ answer, reason }) => {
  const report = jest.fn();
  const answers: Answer<HttpBody>[] = [answer, refused('offline', null)];
  const send = async () => answers.shift() ?? refused('offline', null);
  const http = reportFailures({ send }, report, async () => true);
  await http.send({ method: 'GET', path: '/api/public/application/manifest/manifest.json' });
  await http.send({ method: 'POST', path: '/api/unknown-readings/results' });
  await Promise.resolve();
  expect(report).toHaveBeenCalledWith({ during: 'submission', reason, status: null });
});
