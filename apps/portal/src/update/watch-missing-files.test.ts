import { createHttp } from '@ablesbar/api-client';
import { watchMissingFiles } from './watch-missing-files';

test.each([
  { says: 'while the server answers: the build is outdated', isThere: true, demands: 1 },
  { says: 'without a connection: nothing is known', isThere: false, demands: 0 },
])('a file fails to load $says', async ({ isThere, demands }) => {
  const page = new EventTarget();
  const demand = jest.fn();
  const fetch = jest.fn(async () => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return new Response(null);
  });
  watchMissingFiles(page, createHttp({ fetch }), { demand });
  page.dispatchEvent(new Event('vite:preloadError'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(demand).toHaveBeenCalledTimes(demands);
});
