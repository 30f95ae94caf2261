import type { Page } from '@playwright/test';
import { LoginScreen } from '../screens/login-screen';
import { UnlistedScreen } from '../screens/unlisted-screen';
import { type Fate, Line } from '../world/line';
import { PATIENCE } from '../world/patience';
import { storedKeys } from '../world/browser-storage';
import { expect as defaultExpect, test } from '../world/test';

const TABS = 5;
const PAUSE_MS = 300;
const expect = defaultExpect.configure({ timeout: PATIENCE.badLine.expectMs });

const everything: readonly Fate[] = [
  'is lost',
  'arrives',
  'answer is cut',
  'arrives',
  'meets a portal of the network',
  'arrives',
];

async function enter(page: Page, value: number): Promise<void> {
  const screen = new UnlistedScreen(page);
  await expect(screen.meterNumber).toBeVisible();
  await screen.enter('1ESY1160123456', String(value));
  await screen.send();
  await expect(page).toHaveURL(/\/ablesung$/);
}

test(
  'five tabs on a faulty connection: every reading arrives once, and one tab at a time sends',
  { tag: ['@desktop', '@soak'] },
  async ({ page: firstTab, openTab, server }) => {
    test.setTimeout(PATIENCE.badLine.journeyMs);
    let fateOf = (nth: number): Fate => everything[nth % everything.length] ?? 'arrives';
    const line = await Line.open(server.origin, { fateOf: (nth) => fateOf(nth) });
    const tabs: Page[] = [];
    const values = Array.from({ length: TABS }, (_, n) => n + 1);

    await test.step('each tab enters a reading while the connection fails in turns', async () => {
      for (const value of values) {
        const page = value === 1 ? firstTab : await openTab();
        tabs.push(page);
        await page.goto(`${line.origin}${UnlistedScreen.path}`);
        if (value === 1) await new LoginScreen(page).logInAsDemoCustomer();
        await enter(page, value);
      }
      for (const value of values) {
        await expect.poll(() => line.accepted(value).length).toBeGreaterThan(0);
      }
      const [first] = tabs;
      if (first) await expect.poll(() => storedKeys(first, 'outbox')).toEqual([]);
    });

    await test.step('a reading of each tab waits while the connection loses every call', async () => {
      fateOf = () => 'is lost';
      for (const [n, page] of tabs.entries()) {
        await page.goto(`${line.origin}${UnlistedScreen.path}`);
        await enter(page, TABS + n + 1);
      }
    });

    const before = line.attempts.length;
    await test.step('the connection is back, and all tabs notice it at once', async () => {
      fateOf = () => 'arrives';
      await Promise.all(
        tabs.map((page) => page.evaluate(() => window.dispatchEvent(new Event('online')))),
      );
      for (const value of values) {
        await expect.poll(() => line.accepted(TABS + value).length).toBeGreaterThan(0);
      }
      const [first] = tabs;
      if (first) await expect.poll(() => storedKeys(first, 'outbox')).toEqual([]);
    });

    const round = line.attempts.slice(before).filter(({ status }) => status !== null);
    expect(round.map(({ value }) => value).sort((a, b) => a - b)).toEqual(
      values.map((value) => TABS + value),
    );
    const gaps = round.slice(1).map(({ at }, n) => at - (round[n]?.at ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(PAUSE_MS);
    for (const value of [...values, ...values.map((one) => TABS + one)]) {
      expect(new Set(line.accepted(value).map(({ key }) => key)).size).toBe(1);
    }
    await Promise.all(tabs.map((page) => page.close()));
    await line.close();
    const stored = await server.count('Ablesungen ohne Auftrag');
    process.stdout.write(
      `bad line: tabs=${TABS} readings=${2 * TABS} attempts=${line.attempts.length} lost=0 dup=${stored - 2 * TABS}\n`,
    );
    expect(stored).toBe(2 * TABS);
  },
);
