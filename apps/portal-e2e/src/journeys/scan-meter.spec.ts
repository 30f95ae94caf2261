import { expectAccessible } from '../world/accessibility';
import { film, filmCode, filmLabel, WALL_PICTURE } from '../world/code-picture';
import { filmedTest as test } from '../world/filmed-test';
import { expect } from '../world/test';

test('the label of a meter opens its job among 1 200; that of another goes to the empty form', async ({
  page,
  filmFile,
  openAs,
  jobList,
}) => {
  const scan = page.getByRole('button', { name: 'Zähler scannen' });
  // Without a film the browser has no camera.
  await film(filmFile, WALL_PICTURE);
  await openAs('demo-verwaltung', '/ablesung');
  const row = jobList.jobsIn('Offen').nth(2);
  const number = /\d[A-Z]{3}\d{10}/.exec(await row.innerText())?.[0] ?? '';
  await filmLabel(filmFile, `${number.slice(0, 4)} ${number.slice(4)}`);
  await scan.click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeFocused();
  await expect(page).toHaveURL(/\/ablesung\/.+/);

  await filmCode(filmFile, 'https://maker.example/z/1XYZ0012345678?v=2');
  await page.goBack();
  await scan.click();
  const dialog = page.getByRole('dialog', { name: 'Zähler scannen' });
  await expect(dialog.getByRole('status')).toContainText([
    /^/,
    'Kamera läuft',
    'Zähler 1XYZ0012345678 steht nicht in Ihrer Liste',
  ]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(scan).toBeFocused();
  await scan.click();
  await dialog.getByRole('link', { name: 'Zähler melden' }).click();
  await expect(page.getByLabel('Zählernummer')).toHaveValue('1XYZ0012345678');
});
