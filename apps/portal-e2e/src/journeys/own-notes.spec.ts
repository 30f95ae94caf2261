import type { Page } from '@playwright/test';
import { JobScreen } from '../screens/job-screen';
import { expectAccessible } from '../world/accessibility';
import { storedDrafts } from '../world/browser-storage';
import { workerAnswersFor } from '../world/service-worker';
import { openSheet } from '../world/sheet';
import { expect, test } from '../world/test';

const GAS = '/auswertung/kunde-gas';

const noteRows = (page: Page) => page.getByRole('row', { name: /Notiz, nur für Sie/ });

async function note(page: Page, whole: string): Promise<void> {
  await page.getByRole('button', { name: 'Stand notieren' }).click();
  await new JobScreen(page).rate('Verbrauch').getByRole('textbox').first().fill(whole);
  await page.getByRole('button', { name: 'Notieren', exact: true }).click();
}

test('a person notes a value between campaigns, changes it, takes it away as a file and deletes it', async ({
  page,
  openTab,
  openAs,
  device,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/result|unknown-reading|notReadable/.test(request.url())) sent.push(request.url());
  });
  // The list of the evaluation leaves out open meters; the meter itself leads there.
  await openAs('demo-kunde', '/ablesung/kunde-gas');
  await page.getByRole('link', { name: /eigene Notizen/ }).click();
  await expect(
    page.getByText(/nur für Sie.+bleibt auf diesem Gerät, wird nie gesendet/),
  ).toBeVisible();

  await test.step('nothing entered is said, and nothing is kept', async () => {
    await page.getByRole('button', { name: 'Stand notieren' }).click();
    await page.getByRole('button', { name: 'Notieren', exact: true }).click();
    await expect(page.getByText('Bitte einen Stand eintragen')).toBeVisible();
    // The sticky bar must not lie over a field.
    await page
      .getByRole('heading', { level: 2, name: 'Stand für sich notieren' })
      .scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(page.getByRole('button', { name: 'Stand notieren' })).toBeFocused();
  });

  await test.step('the note stands in the history, also after a reload', async () => {
    await note(page, '13100');
    await expect(noteRows(page)).toContainText('13.100');
    await expect(page.getByRole('list').getByText('Notiz, nur für Sie')).toBeVisible();
    await expect.poll(() => storedDrafts(page, 'ownNotes')).toContain('13100');
    await page.reload();
    await expect(noteRows(page)).toContainText('13.100');
    await expectAccessible(page);
  });

  const other = await openTab();
  await test.step('another tab has it, and changes it for both', async () => {
    await other.goto(GAS);
    await noteRows(other)
      .getByRole('button', { name: /^Ändern: Notiz vom/ })
      .click();
    await new JobScreen(other).rate('Verbrauch').getByRole('textbox').first().fill('13111');
    await other.getByRole('button', { name: 'Notieren', exact: true }).click();
    await expect(noteRows(other)).toContainText('13.111');
    await expect(noteRows(page)).toContainText('13.111');
    await expect(noteRows(page)).toHaveCount(1);
  });

  await test.step('it leaves the portal only as a file of its own', async () => {
    const save = () => page.getByRole('button', { name: 'Notizen als Excel-Datei' }).click();
    const { name, rows } = await openSheet(await device.download(page, save));
    expect(name).toBe('Notizen, nur für Sie');
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain(13111);
  });

  await test.step('the form of the job has nothing of it', async () => {
    await other.goto('/ablesung/kunde-gas');
    const digits = new JobScreen(other).rate('Verbrauch').getByRole('textbox').first();
    await expect(digits).toHaveValue('');
    await other.close();
  });

  await test.step('deleted, it is gone', async () => {
    await noteRows(page)
      .getByRole('button', { name: /^Ändern: Notiz vom/ })
      .click();
    await page.getByRole('button', { name: 'Notiz löschen' }).click();
    await expect(noteRows(page)).toHaveCount(0);
    await expect.poll(() => storedDrafts(page, 'ownNotes')).toBe('');
  });
  expect(sent).toEqual([]);
});

test('a logout deletes the notes', async ({ page, openAs, accountMenu, loginScreen }) => {
  await openAs('demo-kunde', GAS);
  await note(page, '13100');
  await expect.poll(() => storedDrafts(page, 'ownNotes')).toContain('13100');
  await accountMenu.logOut();
  await expect(loginScreen.heading).toBeVisible();
  await expect.poll(() => storedDrafts(page, 'ownNotes')).toBe('');
});

test('a utility that does not want notes offers none', async ({ page, openAs }) => {
  await page.route('**/api/public/application', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(/,?"ownNotesAllowed":\s*true/, '');
    await route.fulfill({ response, body });
  });
  await openAs('demo-kunde', '/ablesung/kunde-gas');
  await expect(new JobScreen(page).sendButton).toBeVisible();
  await expect(page.getByRole('link', { name: /eigene Notizen/ })).toHaveCount(0);
  await page.goto(GAS);
  await expect(page.getByRole('heading', { name: 'Verlauf' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stand notieren' })).toHaveCount(0);
});

test.describe('without a server', () => {
  test.use({ serviceWorkers: 'allow' });
  test('a note is made and found again', async ({ page, server, openAs }) => {
    await openAs('demo-kunde', GAS);
    await expect(page.getByRole('heading', { name: 'Verlauf' })).toBeVisible();
    await workerAnswersFor(page);
    await server.stop();
    await page.reload();
    await page.getByRole('button', { name: 'Weiter ablesen' }).click();
    await note(page, '13100');
    await expect(noteRows(page)).toContainText('13.100');
    await page.reload();
    await expect(noteRows(page)).toContainText('13.100');
  });
});
