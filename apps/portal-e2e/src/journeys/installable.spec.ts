import { expect, test } from '../world/test';
import { workerAnswersFor } from '../world/service-worker';

test.use({ serviceWorkers: 'allow' });

test('the browser can install the portal', async ({ page, context, loginScreen }) => {
  await loginScreen.open();
  await workerAnswersFor(page);
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // The only obstacle is the private window of the journeys, which never installs.
  const errors = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(errors).toEqual([]);
});
