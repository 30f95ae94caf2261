import { ManagementScreen } from '../screens/management-screen';
import { JobListScreen } from '../screens/job-list-screen';
import { expectAccessible, overhangOf } from '../world/accessibility';
import { expect, test } from '../world/test';

test.beforeEach(async ({ page, openAs }) => {
  await openAs('demo-verwaltung', '/ablesung');
  await new ManagementScreen(page).open();
});

test(
  'a manager shares a range of meters, and the person with the link sees them',
  { tag: ['@phone', '@desktop'] },
  async ({ page, browser }) => {
    const management = new ManagementScreen(page);
    await expect(page).toHaveURL(/\/management\/account\/[^/]+$/);
    await expectAccessible(page);

    await management.row(1).click();
    await management.row(4).click({ modifiers: ['Shift'] });
    await expect(page.getByText('4 ausgewählt')).toBeVisible();
    await management.shareAs('Treppenhaus');
    await expectAccessible(page);

    const link = await management.link();
    const guest = await browser.newPage();
    await guest.goto(link);
    await expect(new JobListScreen(guest).jobs).toHaveCount(4);
    await guest.close();

    await management.access.getByRole('button', { name: 'Fertig' }).click();
    await expect(management.share('Treppenhaus')).toContainText('4 Zähler');
    await expect(page.getByRole('button', { name: 'Zähler teilen' })).toBeFocused();
  },
);

test(
  'the keyboard selects a whole group, and the portal refuses more than 999 meters',
  { tag: ['@phone', '@desktop'] },
  async ({ page }) => {
    const management = new ManagementScreen(page);
    await management.table.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('8 ausgewählt')).toBeVisible();
    await page.keyboard.press('Control+a');
    await expect(page.getByText('1.200 ausgewählt')).toBeVisible();
    await expect(page.getByText(/Höchstens 999 Zähler auf einmal/)).toBeVisible();
    await expect(page.getByRole('button', { name: '1.200 Zähler teilen' })).toBeDisabled();
  },
);

test('a manager removes a meter from an access and deletes the access', async ({ page }) => {
  const management = new ManagementScreen(page);
  await management.openShare('Hausmeister Petersen');
  await expectAccessible(page);
  const meters = page.getByRole('button', { name: /aus der Freigabe nehmen$/ });
  await expect(meters).toHaveCount(24);
  await meters.first().click();
  await page.getByRole('button', { name: 'Zähler herausnehmen' }).click();
  await expect(meters).toHaveCount(23);

  await page.getByRole('button', { name: 'Freigabe löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Freigabe löschen' }).click();
  await expect(page.getByText('Noch nichts freigegeben')).toBeVisible();
});

test('the dialog with the password is as wide as its window, however long the name is', async ({
  page,
}) => {
  const management = new ManagementScreen(page);
  await management.row(1).click();
  await management.shareAs(`${'hausmeisterdienst'.repeat(3)}@petersen.example`);
  await expect(management.access.getByRole('button', { name: 'Fertig' })).toBeVisible();
  expect(await overhangOf(management.access)).toBe(0);
});

test('a manager downloads the meters as an Excel file', async ({ page }) => {
  const file = await new ManagementScreen(page).download();
  expect(file.suggestedFilename()).toMatch(/^\d{4}-\d{2}-\d{2} Hausverwaltung Nord\.xlsx$/);
});

test('a link of an own access only shows it, also after a reload', async ({ page }) => {
  const management = new ManagementScreen(page);
  await management.row(1).click();
  await management.shareAs('Vertretung');
  await page.goto(new URL(await management.link()).pathname);
  const title = page.getByRole('heading', { level: 1, name: 'Vertretung' });
  await expect(title).toBeVisible();
  await expect(page.getByText('Nur Ansicht')).toBeVisible();
  await page.reload();
  await expect(title).toBeVisible();
  await expect(page.getByText('Nur Ansicht')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Freigabe löschen' })).toHaveCount(0);
});

test('on a phone the way back leads from an access to all of them, and to the start', async ({
  page,
}) => {
  const back = page.getByRole('link', { name: 'zurück' });
  const shares = page.getByRole('heading', { level: 1, name: 'Freigaben' });
  await new ManagementScreen(page).openShare('Hausmeister Petersen');
  await back.click();
  await expect(shares).toBeFocused();
  await page.getByRole('link', { name: 'Stände in eine Tabelle eintragen' }).click();
  await back.click();
  await expect(shares).toBeFocused();
  await back.click();
  await expect(page).toHaveURL(/\/$/);
});
