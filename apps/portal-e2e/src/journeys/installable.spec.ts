import { expect, test } from '../world/test';
import { workerAnswersFor } from '../world/worker';

test.use({ serviceWorkers: 'allow' });

test('the browser finds nothing that keeps the portal from being installed', async ({
  page,
  context,
  loginScreen,
}) => {
  await loginScreen.open();
  await workerAnswersFor(page);
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // The journeys run in a private window, and from there nothing is installed.
  const errors = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(errors).toEqual([]);
});
