import { chromium, type FullConfig } from '@playwright/test';
import { passToWorkers } from './prepared-run';
import { SharedServer } from './shared-server';
import { type DemoLogin, storeLogin } from './stored-login';

/**
 * Makes the demo and logs its people in, once for all workers. Each project starts workers of its
 * own, and each of them would do it again. Without PostgreSQL, each journey has its own server.
 */
export default async function prepareRun({ projects }: FullConfig) {
  const { TEST_DATABASE_URL: address } = process.env;
  if (!address) return;
  const server = await SharedServer.create(address);
  const browser = await chromium.launch(
    projects.find(({ name }) => name === 'phone')?.use.launchOptions,
  );
  const loggedIn = (login: DemoLogin) => storeLogin(browser, server.origin, login);
  const logins = {
    'demo-kunde': await loggedIn('demo-kunde'),
    'demo-verwaltung': await loggedIn('demo-verwaltung'),
    'demo-sonderfall': await loggedIn('demo-sonderfall'),
  };
  await browser.close();
  passToWorkers({ ...(await server.leaveData()), logins });
  return () => server.destroy();
}
