import { statSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { startAppServer } from '../../process/app-server.mjs';
import { BROWSER_ARGS } from '../../setup/browser.mjs';

const SLOWER = 4;
const PATIENCE_MS = 120_000;
const IDLE_MS = 2000;

/**
 * Runs in the page: posts a message to itself again and again. The longest wait is the longest
 * block.
 */
function watchTurns() {
  const { port1, port2 } = new MessageChannel();
  const watch = { longest: 0, last: performance.now() };
  port2.onmessage = () => {
    const now = performance.now();
    watch.longest = Math.max(watch.longest, now - watch.last);
    watch.last = now;
    port1.postMessage(null);
  };
  port1.postMessage(null);
  window.turns = watch;
}

const startOver = () => Object.assign(window.turns, { longest: 0, last: performance.now() });
const longest = () => window.turns.longest;

/**
 * Exports these jobs in the built portal as a property manager: how long the page is blocked, and
 * the size of the file.
 */
export async function measureExport(executablePath, jobs) {
  const app = await startAppServer();
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    const page = await browser.newPage({ locale: 'de-DE', serviceWorkers: 'block' });
    page.setDefaultTimeout(PATIENCE_MS);
    await page.route('**/api/pro/job', (route) => route.fulfill({ json: { jobs } }));
    await page.goto(app.url);
    await page.getByLabel('Benutzername').fill('demo-verwaltung');
    await page.getByLabel('Passwort', { exact: true }).fill('demo-verwaltung');
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await page.getByRole('link', { name: 'Verwaltung' }).filter({ visible: true }).click();
    const button = page.getByRole('button', { name: 'Excel-Datei', exact: true });
    await button.waitFor();

    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.evaluate(watchTurns);
    const run = async () => {
      await page.evaluate(startOver);
      const begun = performance.now();
      const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
      const took = performance.now() - begun;
      return { took, block: await page.evaluate(longest), bytes: statSync(await file.path()).size };
    };
    const idle = async () => {
      await page.evaluate(startOver);
      await page.waitForTimeout(IDLE_MS);
      return page.evaluate(longest);
    };
    const floor = await idle();
    const first = await run();
    const second = await run();
    return { floor, first, second, slower: SLOWER };
  } finally {
    await browser.close();
    await app.stop();
  }
}
