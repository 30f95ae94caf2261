import { expect, type Locator, type Page } from '@playwright/test';
import type { JobScreen } from '../screens/job-screen';
import type { DemoLogin } from './stored-login';

/**
 * On to a place with the Tab key alone. Each step is looked at once it is done: whoever waited for the
 * focus with a time limit would walk past it on a busy machine.
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

/** Goes there and presses it. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** From the login screen that lies open. */
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

/** To a job by its address; from there on with keys alone. */
export async function openJobWithKeys(
  { openAs, jobScreen }: Screens,
  jobId: string,
  name: DemoLogin,
): Promise<void> {
  await openAs(name, `/ablesung/${jobId}`);
  await expect(jobScreen.sendButton).toBeVisible();
}
