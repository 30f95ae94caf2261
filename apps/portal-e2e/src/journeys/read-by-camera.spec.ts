import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from '../world/accessibility';
import { film, WALL_PICTURE } from '../world/code-picture';
import { frameOnPicture, pictureOfCounter } from '../world/meter-film';
import { filmedCamera } from '../world/filmed-camera';
import { expect, test } from '../world/test';

const file = join(tmpdir(), `ablesbar-meter-${process.pid}.y4m`);

test.use({ launchOptions: [filmedCamera(file), { scope: 'worker' }] });

test.afterAll(() => rm(file, { force: true }));

test('the camera invents nothing at a wall, reads a counter, and a person sends what it read', async ({
  page,
  openAs,
  jobScreen,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Zählerstand aufnehmen' });
  const open = page.getByRole('button', { name: 'Mit der Kamera lesen' });
  const fields = jobScreen.rate('Verbrauch').getByRole('textbox');

  await film(file, WALL_PICTURE);
  await openAs('demo-kunde', '/ablesung/kunde-gas');
  await open.click();
  await expect(dialog).toContainText('Halten Sie den Zählerstand in den Rahmen.');
  await expectAccessible(page);
  await expect(dialog.locator('video + div')).toHaveText('');
  const frame = await frameOnPicture(dialog);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await expect(fields.first()).toHaveValue('');

  await film(file, await pictureOfCounter(page, '1321045', frame));
  await open.click();
  await expect(dialog.locator('video + div')).toHaveText('1321045');
  await dialog.getByRole('button', { name: 'Aufnehmen' }).click();
  await expect(dialog).toBeHidden();
  await expect(fields.first()).toHaveValue('13210');
  await expect(fields.last()).toHaveValue('45');
  await expect(page.getByRole('status').filter({ hasText: 'Gelesen:' })).toContainText(
    'Prüfen Sie jede Stelle.',
  );
  await expect(page.getByRole('img', { name: 'Der Zählerstand auf dem Foto' })).toBeVisible();

  const sending = page.waitForRequest('**/meterRateTask/result');
  await jobScreen.sendEntered();
  const { results } = (await sending).postDataJSON() as {
    readonly results: readonly { readonly readingImages: readonly unknown[] }[];
  };
  expect(results[0]?.readingImages).toHaveLength(1);
  await expect(jobScreen.thanks).toBeVisible();
});
