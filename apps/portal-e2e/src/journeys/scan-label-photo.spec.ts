import { expectAccessible } from '../world/accessibility';
import { photographCode } from '../world/code-picture';
import { expect, test } from '../world/test';

test('where there is no camera, a photo of the label opens its job among 1 200', async ({
  page,
  openAs,
  jobList,
}) => {
  await openAs('demo-verwaltung', '/ablesung');
  const row = jobList.jobsIn('Offen').nth(2);
  const number = /\d[A-Z]{3}\d{10}/.exec(await row.innerText())?.[0] ?? '';
  await page.getByRole('button', { name: 'Nummer aus Foto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zähler scannen' });
  await expect(dialog).toContainText('Keine Kamera gefunden');
  await expectAccessible(page);
  const choose = async (file: ReturnType<typeof photographCode>) => {
    const choosing = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Bild wählen' }).click();
    await (await choosing).setFiles(file);
  };
  await choose({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('Zähler') });
  await expect(dialog.getByRole('alert')).toContainText('Diese Datei ist kein Bild');
  await choose(photographCode(number));
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeFocused();
});
