import { expectAccessible } from '../world/accessibility';
import { expect, test } from '../world/test';

const DAY_MS = 86_400_000;
const dayOf = (time: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(time);
const german = (day: string) => day.split('-').reverse().join('.');

test.beforeEach(async ({ openAs, jobScreen }) => {
  await openAs('demo-kunde', '/ablesung/kunde-gas');
  await expect(jobScreen.sendButton).toBeVisible();
});

test(
  'a reading of yesterday is sent with that day',
  { tag: ['@phone', '@desktop'] },
  async ({ page, jobScreen }, { project }) => {
    const yesterday = dayOf(Date.now() - DAY_MS);
    const field = page.getByLabel('Ablesedatum');
    if (project.name === 'phone') {
      await jobScreen.openLine('Datum');
      await field.fill(yesterday);
    } else {
      const opener = page.getByRole('button', { name: 'Kalender öffnen' });
      await opener.focus();
      await page.keyboard.press('Enter');
      const calendar = page.getByRole('dialog');
      await expect(calendar.getByRole('button', { name: /heute/i }).first()).toBeVisible();
      await expectAccessible(page);
      await expect(calendar.locator('[role=button]:focus')).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      await expect(calendar).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(field).toHaveValue(german(yesterday));
    }
    await expect(
      page
        .getByRole('paragraph')
        .filter({ hasText: new RegExp(`^(Mo|Di|Mi|Do|Fr|Sa|So)\\., ${german(yesterday)}$`) }),
    ).toBeVisible();
    const sending = page.waitForRequest('**/meterRateTask/result');
    await jobScreen.send('Verbrauch', '13210', '45');
    const { readingDate } = (await sending).postDataJSON() as { readonly readingDate: string };
    expect(dayOf(Date.parse(readingDate))).toBe(yesterday);
  },
);

test(
  'the form reports an impossible day and keeps today',
  { tag: ['@phone', '@desktop'] },
  async ({ page, jobScreen }, { project }) => {
    const field = page.getByLabel('Ablesedatum');
    const today = dayOf(Date.now());
    if (project.name === 'phone') {
      await jobScreen.openLine('Datum');
      await field.fill('2020-01-01');
      await expect(page.getByText('Ablesedatum geändert')).toBeVisible();
      await expect(field).toHaveValue(today);
    } else {
      await field.fill('31.02.2026');
      await field.press('Tab');
      await expect(page.getByText('„31.02.2026“ ist kein Tag')).toBeVisible();
      await expect(page.getByText(`Solange bleibt es beim ${german(today)}.`)).toBeVisible();
      // A control half under the bar counts as too small, so the page is scrolled to its top.
      await page.evaluate(() => window.scrollTo({ top: 0 }));
      await expectAccessible(page);
    }
  },
);
