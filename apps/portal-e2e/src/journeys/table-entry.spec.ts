import type { Locator } from '@playwright/test';
import { ManagementScreen } from '../screens/management-screen';
import { TableScreen } from '../screens/table-screen';
import { expectAccessible } from '../world/accessibility';
import { PATIENCE } from '../world/patience';
import { openSheet, saveSheet } from '../world/sheet';
import { storedDrafts } from '../world/browser-storage';
import { expect, test } from '../world/test';

const [NUMBER, LAST_VALUE, DAY, VALUE] = [14, 22, 23, 24];

test.beforeEach(async ({ page, openAs }) => {
  await openAs('demo-verwaltung', '/ablesung');
  await new ManagementScreen(page).open();
});

test(
  'a manager enters the readings of a house in one table with the keyboard alone',
  { tag: ['@phone', '@desktop'] },
  async ({ page }) => {
    const screen = new TableScreen(page);
    await screen.open();
    await screen.field('0XYZ0040077729').focus();
    await page.keyboard.type('3540');
    await page.keyboard.press('Enter');
    await expect(screen.field('0XYZ0040077951')).toBeFocused();
    await page.keyboard.type('9999999');
    await expect(screen.table).toContainText('Vor dem Komma hat der Zähler höchstens 6 Stellen.');
    // A control half under the bar of the page counts as too small, so the page is scrolled to its top.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await expect(screen.field('1EMH0040077766')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(screen.field('0XYZ0040077951')).toBeFocused();
    await page.keyboard.type('3541');

    // The table stores its entries in the drafts of the meters, so a reload loses nothing.
    await expect.poll(() => storedDrafts(page, 'readingDraft')).toContain('3541');
    await page.reload();
    await expect(screen.field('0XYZ0040077951')).toHaveValue('3541');

    // The answers wait until the bar was seen.
    let answer = () => {};
    const answered = new Promise<void>((done) => (answer = done));
    await page.route('**/meterRateTask/result', async (route) => {
      await answered;
      await route.continue();
    });
    await page.getByRole('button', { name: '2 Zähler senden' }).press('Enter');
    await screen.confirmation.getByRole('button', { name: 'Alle senden' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Anhalten' })).toBeFocused();
    answer();
    await expect(page.getByText('2 Zähler gesendet')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stände senden' })).toBeFocused();
    await expect(screen.field('0XYZ0040077729')).toHaveCount(0);
  },
);

test('a pasted column fills the fields below, also beside the numbers of the meters', async ({
  page,
}) => {
  const screen = new TableScreen(page);
  await screen.open();
  await screen.field('0XYZ0040077729').focus();
  const paste = (text: string) =>
    page.evaluate((copied) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', copied);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    }, text);
  const isUncovered = (said: Locator) =>
    said.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element === document.elementFromPoint(left + width / 2, top + height / 2);
    });
  await paste('14\t3320\r\n16\t21600\r\n');
  const unclear = page.getByText(/^Nichts eingefügt: Mehrere der kopierten Spalten/);
  await expect(unclear).toBeVisible();
  expect(await isUncovered(unclear)).toBe(true);
  await expect(screen.field('0XYZ0040077729')).toHaveValue('');
  await paste('0XYZ0040077729\t3321\r\n1EMH\t\r\n');
  await expect(page.getByText('1 Wert eingefügt.')).toBeVisible();
  await expect(screen.field('0XYZ0040077729')).toHaveValue('3321');
  await paste('3320\r\nzu\r\n21.600,5\r\n');
  await expect(page.getByText('2 Werte eingefügt. 1 Text war kein Zählerstand.')).toBeVisible();
  await expect(screen.field('0XYZ0040077729')).toHaveValue('3320');
  await expect(screen.field('0XYZ0040077951')).toHaveValue('');
  await expect(screen.field('1EMH0040077766')).toHaveValue('21600,5');
});

test('a manager downloads a sheet of 1 200 meters and uploads it filled in', async ({ page }) => {
  test.setTimeout(PATIENCE.wholeSheet.journeyMs);
  const screen = new TableScreen(page);
  const file = await new ManagementScreen(page).download();
  const { rows } = await openSheet(await file.path());
  expect(rows).toHaveLength(1201);
  let filled = 0;
  const back = rows.map((row, line) => {
    const last = row[LAST_VALUE];
    // Finished meters stay unchanged; the others get a year of usual consumption on top.
    if (line === 0 || row[VALUE] !== null || typeof last !== 'number') return row;
    filled += 1;
    return row.with(DAY, null).with(VALUE, Math.ceil(last * 1.08));
  });
  const strange = (row: (typeof rows)[number]) => row.with(NUMBER, 'FREMD-1').with(13, 'nirgends');
  const count = filled.toLocaleString('de-DE');
  const sheet = saveSheet([...back, ...back.slice(-1).map(strange)]);

  await screen.open();
  await screen.readIn(sheet);
  await expect(screen.preview).toContainText(`${count} Stände gelesen, 1 Zeile mit einem Hinweis`);
  await expect(screen.preview).toContainText('FREMD-1');
  await expect(screen.preview).toContainText('Diesen Zähler gibt es hier nicht.');
  await expectAccessible(page);
  // A phone that is turned keeps what is open.
  for (const width of [900, 600]) await page.setViewportSize({ width, height: 800 });
  await screen.accept();
  await expect(page.getByText(`${count} Zähler ausgefüllt`)).toBeVisible();

  await screen.send('Alle senden');
  await expect(page.getByText(/^[1-9][\d.]* von [\d.]+ gesendet$/)).toBeVisible();
  await screen.stop();
  await expect(page.getByText('Angehalten. Was nicht gesendet wurde')).toBeVisible();
});

test('the portal refuses a file that is not its own sheet', async ({ page }) => {
  const screen = new TableScreen(page);
  await screen.open();
  const input = page.locator('input[type=file]');
  const file = { name: 'a.xlsx', mimeType: 'application/zip' };
  await input.setInputFiles({ ...file, buffer: Buffer.from('no zip') });
  await expect(page.getByText('Die Datei konnte nicht gelesen werden')).toBeVisible();
  await input.setInputFiles(
    saveSheet([
      ['Name', 'Ort'],
      ['x', 'y'],
    ]),
  );
  await expect(page.getByText('In der Datei fehlen Spalten')).toBeVisible();
});
