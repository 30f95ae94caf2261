import { expect, test } from './test';
import { watchCalls } from './watch-calls';

test('a failed journey can say what its pages still wait for, and what was refused', async ({
  page,
  context,
}) => {
  const calls = watchCalls(context);
  await page.goto('/ablesung-ohne-zugang');
  await page.route('**/api/never', () => new Promise(() => undefined));
  await page.route('**/api/broken', (route) => route.abort());
  await page.evaluate(() => {
    for (const path of ['/api/never', '/api/broken', '/api/pro/job']) {
      fetch(path)
        .then((answer) => answer.text())
        .catch(() => undefined);
    }
  });
  const sorted = () => calls.troubles().toSorted();
  await expect
    .poll(sorted)
    .toEqual([
      'GET /api/broken: net::ERR_FAILED',
      'GET /api/never: no answer',
      'GET /api/pro/job: 401',
    ]);
});
