import type { Page } from '@playwright/test';
import { openJobWithKeys, press, tabTo } from '../world/keys';
import { takePhotos } from '../world/photos';
import { expect, test } from '../world/test';

const DAY_MS = 86_400_000;
const german = (time: number) =>
  new Intl.DateTimeFormat('de-DE', {
    timeZone: 'Europe/Berlin',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(time);

const choose = (page: Page) => page.getByRole('button', { name: 'Bild wählen' });
const enlarge = (page: Page, number: number) =>
  page.getByRole('button', { name: `Foto ${number} groß ansehen` });
const photos = (page: Page) => page.getByRole('group', { name: 'Fotos: Verbrauch' });

async function addPhotos(page: Page, count: number): Promise<void> {
  const files = await takePhotos(page, count);
  const line = page.locator('summary', { hasText: 'Fotos' });
  if (!(await choose(page).isVisible())) await press(page, line);
  const choosing = page.waitForEvent('filechooser');
  await press(page, choose(page));
  await (await choosing).setFiles([...files]);
  await expect(enlarge(page, count)).toBeVisible();
  await expect(choose(page)).toBeFocused();
}

test('a person chooses, views and removes photos', async ({ page, openAs, jobScreen }) => {
  await openJobWithKeys({ openAs, jobScreen }, 'kunde-gas', 'demo-kunde');
  await addPhotos(page, 2);
  await tabTo(page, enlarge(page, 1), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Foto 1 von 2' });
  await expect(dialog.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(enlarge(page, 1)).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Foto 1 entfernen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(enlarge(page, 2)).toBeHidden();
  await expect(photos(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(enlarge(page, 1)).toBeFocused();

  await page.keyboard.press('Space');
  const last = page.getByRole('dialog', { name: 'Foto 1 von 1' });
  await press(page, last.getByRole('button', { name: 'Foto 1 entfernen' }));
  await expect(last).toBeHidden();
  await expect(enlarge(page, 1)).toBeHidden();
  await expect(photos(page)).toBeFocused();
});

test('a person chooses an offered note and adds words to it', async ({
  page,
  openAs,
  jobScreen,
}) => {
  await openJobWithKeys({ openAs, jobScreen }, 'kunde-gas', 'demo-kunde');
  const offered = page.getByRole('button', { name: 'Zähler wurde getauscht' });
  const note = page.getByRole('textbox', { name: 'Hinweis an den Versorger' });
  await press(page, page.locator('summary', { hasText: 'Hinweis' }));
  await press(page, offered, 'Space');
  await expect(offered).toHaveAttribute('aria-pressed', 'true');
  await expect(offered).toBeFocused();
  await expect(note).toHaveValue('Zähler wurde getauscht');
  await page.keyboard.press('Space');
  await expect(note).toHaveValue('');
  await page.keyboard.press('Space');
  await tabTo(page, note);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(', am Montag');
  await expect(note).toHaveValue('Zähler wurde getauscht, am Montag');
});

test("a person types a day part by part into the phone's own field", async ({
  page,
  openAs,
  jobScreen,
}) => {
  await openJobWithKeys({ openAs, jobScreen }, 'kunde-gas', 'demo-kunde');
  const [day = '', month = '', year = ''] = german(Date.now() - DAY_MS).split('.');
  const field = page.getByLabel('Ablesedatum');
  await press(page, page.locator('summary', { hasText: 'Datum' }));
  await tabTo(page, field);
  // A headless browser uses the English order of day and month.
  await page.keyboard.type(`${month}${day}${year}`);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(`${year}-${month}-${day}`);
  await tabTo(page, jobScreen.rate('Verbrauch').getByRole('textbox').first());
  await expect(field).toHaveValue(`${year}-${month}-${day}`);
});

test(
  'a person chooses a day in the calendar',
  { tag: '@desktop' },
  async ({ page, openAs, jobScreen }) => {
    await openJobWithKeys({ openAs, jobScreen }, 'kunde-gas', 'demo-kunde');
    const yesterday = german(Date.now() - DAY_MS);
    const field = page.getByLabel('Ablesedatum');
    const opener = page.getByRole('button', { name: 'Kalender öffnen' });
    const calendar = page.getByRole('dialog', { name: 'Ablesedatum wählen' });
    const focused = calendar.locator('[role=button]:focus');
    await press(page, opener);
    await expect(focused).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(field).toHaveValue(german(Date.now()));

    await page.keyboard.press('Enter');
    await expect(focused).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(calendar).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(field).toHaveValue(yesterday);
  },
);

test('each missing entry is a link to its field', async ({ page, openAs, jobScreen }) => {
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const fields = jobScreen.rate('Verbrauch').getByRole('textbox');
  await openJobWithKeys({ openAs, jobScreen }, 'sonderfall-foto', 'demo-sonderfall');
  await press(page, link('Zählerstand eingeben'));
  await expect(fields.first()).toBeFocused();
  await page.keyboard.type('54710,4');
  await expect(link('Zählerstand eingeben')).toBeHidden();
  await press(page, link('Foto hinzufügen'));
  await expect(photos(page)).toBeFocused();
  await addPhotos(page, 1);
  await expect(link('Foto hinzufügen')).toBeHidden();
  await expect(jobScreen.sendButton).toBeEnabled();
});

test('Enter on the missing note focuses its field', async ({ page, openAs, jobScreen }) => {
  await openJobWithKeys({ openAs, jobScreen }, 'sonderfall-kommentar', 'demo-sonderfall');
  await tabTo(page, jobScreen.rate('Verbrauch').getByRole('textbox').first());
  await page.keyboard.type('99999,9');
  await press(page, page.getByRole('link', { name: 'Hinweis schreiben' }));
  await expect(page.getByRole('textbox', { name: /^Hinweis an den Versorger/ })).toBeFocused();
  await page.keyboard.type('Der alte Stand war geschätzt.');
  await expect(jobScreen.sendButton).toBeEnabled();
});
