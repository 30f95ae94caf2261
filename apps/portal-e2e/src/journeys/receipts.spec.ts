import { expectAccessible } from '../world/accessibility';
import { takePhotos } from '../world/photos';
import { expect, test } from '../world/test';

const gas = '7ELS0098127734';

test.beforeEach(async ({ openAs, jobList }) => {
  await openAs('demo-kunde', '/ablesung');
  await jobList.job(gas).click();
});

test(
  'the receipt of a sent reading can be printed',
  { tag: ['@phone', '@desktop'] },
  async ({ page, jobScreen }) => {
    await test.step('send a reading with a photo', async () => {
      await jobScreen.addPhotos(await takePhotos(page, 1));
      await expect(page.getByRole('button', { name: /^Foto 1 / }).first()).toBeVisible();
      await jobScreen.send('Verbrauch', '13210', '45');
      await expect(jobScreen.thanks).toBeVisible();
    });

    const slip = page.getByRole('article', { name: 'Nachweis' });
    await test.step('a screen prints with a letterhead and without buttons', async () => {
      await page.emulateMedia({ media: 'print' });
      const letterhead = page.getByRole('banner');
      await expect(letterhead).toHaveText('Stadtwerke Neuenbrück', { useInnerText: true });
      await expect(page.getByRole('button')).toHaveCount(0);
      await page.emulateMedia({ media: null });
    });

    await test.step('the receipt shows value, time and number', async () => {
      // Pressed with a key, because the toast covers the link for a while.
      await page.getByRole('link', { name: 'Nachweis ansehen' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Stand gesendet' })).toBeFocused();
      await expect(slip).toContainText(/Nr\. [0-9A-F]{8}-[0-9A-F]{4}/);
      await expect(slip.getByRole('img', { name: '13.210,45 m³' })).toBeVisible();
      await expect(slip).toContainText(gas);
      await expect(slip).toContainText('Lindenstraße 14');
      await expect(slip).toContainText('Hannelore Brandt');
      await expect(slip.getByRole('img', { name: 'Foto 1' })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the printed page holds the receipt alone', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(slip).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('link')).toHaveCount(0);
      await page.emulateMedia({ media: null });
      const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(paper.match(/\/Count (\d+)/)?.[1]).toBe('1');
    });

    const sheet = page.getByRole('article', { name: 'Übergabeprotokoll der Zählerstände' });
    await test.step('the handover sheet holds the meter, the names and two lines to sign', async () => {
      await page.getByRole('link', { name: 'Übergabeprotokoll' }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Übergabeprotokoll' }),
      ).toBeFocused();
      await expectAccessible(page);
      await page.getByLabel('Übergeben von').fill('Hannelore Brandt');
      await page.getByLabel('Übernommen von').fill('Jonas Winter');
      for (const text of ['Lindenstraße 14', gas, '13.210,45 m³', 'Hannelore Brandt']) {
        await expect(sheet).toContainText(text);
      }
      await expect(sheet.getByText('Jonas Winter')).toBeVisible();
      await expect(sheet.getByRole('img', { name: 'Foto 1' })).toBeVisible();
      await expect(sheet.getByText('Ort, Datum, Unterschrift')).toHaveCount(2);
      await page.emulateMedia({ media: 'print' });
      await expect(sheet).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(page.getByRole('button')).toHaveCount(0);
      await page.emulateMedia({ media: null });
      const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(paper.match(/\/Count (\d+)/)?.[1]).toBe('1');
    });

    await test.step('a meter can be left out, and nothing of the names is kept', async () => {
      await page.getByRole('checkbox', { name: new RegExp(gas) }).uncheck();
      await expect(sheet).toBeHidden();
      await page.getByRole('button', { name: 'Alle auswählen' }).click();
      await page.reload();
      await expect(sheet).toContainText(gas);
      await expect(page.getByLabel('Übernommen von')).toHaveValue('');
    });
  },
);

test('after a logout, and on another device, the receipt is rebuilt from the server', async ({
  page,
  loginScreen,
  accountMenu,
  jobList,
  jobScreen,
}) => {
  await jobScreen.send('Verbrauch', '13210', '45');
  await expect(jobScreen.thanks).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nachweis ansehen' })).toBeVisible();

  await page.goto('/nachweise');
  const row = page.getByRole('list', { name: /^20\d\d$/ }).getByRole('link');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(gas);
  const number = /Nr\. ([0-9A-F]{8}-[0-9A-F]{4})/.exec(await row.innerText())?.[1] ?? 'none';
  await expectAccessible(page);
  await accountMenu.logOut();
  await loginScreen.heading.waitFor();
  await loginScreen.logInAsDemoCustomer();
  await expect(jobList.job(gas)).toBeVisible();
  await page.goto('/nachweise');
  await expect(row).toContainText(number);
  await row.click();
  const slip = page.getByRole('article', { name: 'Nachweis' });
  await expect(slip.getByRole('img', { name: '13.210,45 m³' })).toBeVisible();
  await expect(slip).toContainText('Hannelore Brandt');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(new RegExp(`Unter der Nummer ${number}`))).toBeVisible();
  await expect(page.getByText('Nachweis über einen Zählerstand')).toBeVisible();
});

test('a queued reading has no receipt until it is sent', async ({
  page,
  context,
  accountMenu,
  jobScreen,
}) => {
  await expect(jobScreen.sendButton).toBeVisible();
  await page.goto('/nachweise/keiner');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Diesen Nachweis gibt es hier nicht' }),
  ).toBeVisible();
  await page.goBack();
  await expect(jobScreen.sendButton).toBeVisible();

  // Only this call fails. Offline, the scripts of the page would fail too, as there is no service worker.
  await context.route('**/api/pro/job/*/meterRateTask/result', (route) => route.abort());
  await jobScreen.send('Verbrauch', '13210', '45');
  await page.getByRole('link', { name: 'Gespeicherte Ablesung ansehen' }).click();
  const pending = page.getByRole('article', { name: 'Gespeicherte Ablesung' });
  await expect(pending).toContainText('noch nicht gesendet');
  await expectAccessible(page);

  await accountMenu.open();
  await expect(
    page.getByRole('button', { name: /^Abmelden.*1 Ablesung noch nicht gesendet/ }).last(),
  ).toBeVisible();
  await accountMenu.close();

  await context.unroute('**/api/pro/job/*/meterRateTask/result');
  // The person sends the reading, unless the queue has already retried.
  const send = page.getByRole('button', { name: 'Jetzt senden' });
  const receipt = page.getByRole('article', { name: 'Nachweis', exact: true });
  await expect(async () => {
    if (await send.isVisible()) await send.press('Enter', { timeout: 2000 });
    await expect(receipt).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: 'Stand gesendet' })).toBeVisible();
});

test('the receipt of a corrected reading leads to the one that replaces it', async ({
  page,
  jobScreen,
}) => {
  await jobScreen.send('Verbrauch', '13210', '45');
  await expect(jobScreen.thanks).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Stand korrigieren' }).click();
  await jobScreen.rate('Verbrauch').getByRole('textbox').first().fill('13211');
  await jobScreen.sendEntered();
  await expect(jobScreen.thanks).toBeVisible();

  await page.goto('/nachweise');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.filter({ hasText: 'Ersetzt durch' })).toHaveCount(1);
  await rows.filter({ hasText: 'Ersetzt durch' }).getByRole('link').click();
  const slip = page.getByRole('article', { name: 'Nachweis' });
  await expect(slip.getByRole('img', { name: '13.210,45 m³' })).toBeVisible();
  await slip.getByRole('link', { name: /^Nr\. / }).click();
  await expect(slip.getByRole('img', { name: /^13\.211/ })).toBeVisible();
  await expect(slip).not.toContainText('Ersetzt durch');
});
