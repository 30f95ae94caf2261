import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from './test';

test('a routed call that is under way when a device closes fails no journey @engines', async ({
  device,
  page,
}) => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const url = `http://127.0.0.1:${address.port}/`;
  const calls: string[] = [];
  await page.route('**/page', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A page</title>' }),
  );
  await page.goto('/page');
  await page.route('**/late', async (route) => {
    calls.push('under way');
    await route.fetch({ url }).finally(() => calls.push('ended'));
  });
  await page.evaluate(() => {
    fetch('/late').catch(() => undefined);
  });
  await expect.poll(() => calls).toEqual(['under way']);
  await device.close();
  await expect.poll(() => calls).toEqual(['under way', 'ended']);
  silent.close();
});
