import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../world/accessibility';
import { filterJobs } from '../world/filter-jobs';
import { expect, test } from '../world/test';

const section = (page: Page, name: string) => page.getByRole('region', { name });

/** The demo opens the jobs after the login. */
async function goHome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Zählerstand melden');
  await page.goto('/');
}

test(
  'a property manager sees the next deadlines and saves them in a calendar',
  { tag: ['@phone', '@desktop'] },
  async ({ page, openAs }) => {
    await openAs('demo-verwaltung', '/');
    const readings = section(page, 'Ablesungen');
    await expect(readings).toContainText('von 1.200 Ablesungen');
    await expect(readings.getByRole('link', { name: 'Ablesungen öffnen' })).toBeVisible();
    const deadlines = section(page, 'Fristen');
    await expect(deadlines.getByText(/Ablesungen enden am/)).toBeVisible();
    await expect(deadlines.getByRole('listitem').first()).toContainText('noch 3 Tage');
    await expect(deadlines.getByRole('link', { name: 'Alle Fristen' })).toBeVisible();
    await expect(section(page, 'Angemeldet')).toContainText('1.200 Ablesungen');
    await expect(section(page, 'Kontakt zum Versorger')).toBeVisible();
    await expectAccessible(page);

    const saving = page.waitForEvent('download');
    await readings.getByRole('button', { name: 'Fristen in den Kalender' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('Ablesefristen.ics');
    const calendar = await readFile(await file.path(), 'utf8');
    expect(calendar).toContain('BEGIN:VEVENT');
  },
);

test('the home screen of a customer with one meter links to it', async ({
  page,
  openAs,
  jobScreen,
}) => {
  await filterJobs(page, (jobs) => jobs.slice(0, 1));
  await openAs('demo-kunde', '/');
  const readings = section(page, 'Ablesungen');
  await expect(readings).toContainText('von 1 Ablesung');
  await expectAccessible(page);
  await readings.getByRole('link', { name: /^\w+ ablesen$/ }).click();
  await expect(jobScreen.sendButton).toBeVisible();
});

test('the home screen shows the readings of each account', async ({
  page,
  openAs,
  accountMenu,
}) => {
  await openAs('demo-kunde', '/');
  await accountMenu.add('demo-nachbarin');
  await expect(page).toHaveURL(/\/ablesung$/);
  await goHome(page);
  const accounts = section(page, 'Angemeldet').getByRole('listitem');
  await expect(accounts).toHaveCount(2);
  await expect(accounts.filter({ hasText: 'Hannelore Brandt' })).toContainText('4 Ablesungen');
  // With two accounts it is unclear whose readings a receipt is for.
  await expect(page.getByRole('button', { name: 'Quittung per E-Mail' })).toHaveCount(0);
  await expectAccessible(page);
});
