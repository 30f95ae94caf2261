import { expect, type Locator, type Page } from '@playwright/test';
import type { JobScreen } from '../screens/job-screen';
import type { DemoLogin } from './stored-login';

/**
 * Presses Tab until the element has the focus. The focus is checked once after each key: with a time
 * limit, a slow machine would press the next key too early and pass the element.
 */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const step = async () => {
    await page.keyboard.press(key);
    return target.evaluate((element) => element.matches(':focus'));
  };
  await expect.poll(step, { intervals: [0] }).toBe(true);
}

/** Tabs to an element and presses it. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Logs in on the login screen, which must be open. */
export async function logInWithKeys(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByLabel('Benutzername'));
  await page.keyboard.type(name);
  await tabTo(page, page.getByLabel('Passwort', { exact: true }));
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
}

interface Screens {
  readonly openAs: (login: DemoLogin, path: string) => Promise<void>;
  readonly jobScreen: JobScreen;
}

/** Opens a job by its address. */
export async function openJobWithKeys(
  { openAs, jobScreen }: Screens,
  jobId: string,
  name: DemoLogin,
): Promise<void> {
  await openAs(name, `/ablesung/${jobId}`);
  await expect(jobScreen.sendButton).toBeVisible();
}
