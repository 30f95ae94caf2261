import { createHttp } from '@ablesbar/api-client';
import { watchMissingFiles } from './watch-missing-files';

const lost = (): Response => {
  throw new TypeError('Failed to fetch');
};
const answered = (status: number) => () =>
  new Response(JSON.stringify({ applicationId: 'a-1' }), {
    status,
    headers: { 'content-type': 'application/json' },
  });

test.each([
  { says: 'while the server answers: the build is outdated', answer: answered(200), demands: 1 },
  { says: 'without a connection: nothing is known', answer: lost, demands: 0 },
  { says: 'while the server restarts: nothing is known', answer: answered(503), demands: 0 },
  { says: 'while only a proxy answers: nothing is known', answer: answered(502), demands: 0 },
])('a file fails to load $says', async ({ answer, demands }) => {
  const page = new EventTarget();
  const demand = jest.fn();
  const fetch = jest.fn(async () => answer());
  watchMissingFiles(page, createHttp({ fetch }), { demand });
  page.dispatchEvent(new Event('vite:preloadError'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(demand).toHaveBeenCalledTimes(demands);
});
