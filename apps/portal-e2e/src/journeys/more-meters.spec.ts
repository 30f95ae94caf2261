import { addPhotosOn, photosOn } from '../screens/photo-fields';
import { UtilitySite } from '../screens/utility-site';
import { expectAccessible } from '../world/accessibility';
import { takePhotos } from '../world/photos';
import { expect, test } from '../world/test';

const GAS = '7ELS0098127734';
const WATER = '8SEN0117723401';

test(
  'a person sends two meters in one visit and types name and address once',
  { tag: ['@phone', '@desktop'] },
  async ({ page, wizard }) => {
    const tokens: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/unknown-readings/results')) return;
      tokens.push(request.headers()['authorization']);
    });
    const stored = () => page.evaluate(() => Object.values(sessionStorage).join());
    await wizard.open();
    await wizard.enterMeter(GAS);
    await addPhotosOn(page, await takePhotos(page, 1));
    await expect(photosOn(page)).toHaveCount(1);
    await wizard.enterReading('Verbrauch', '13210');
    await wizard.button('Weiter zum Kontakt').click();
    await wizard.enterContact();
    await wizard.button('Weiter zur Prüfung').click();
    await page.getByRole('textbox', { name: /E-Mail/ }).fill('j.weissmueller@posteo.example');
    await wizard.send();
    await expect(wizard.keepContact).not.toBeChecked();
    await expectAccessible(page);

    await test.step('the step of the contact is left out', async () => {
      await wizard.startAnother();
      await expect(wizard.number).toHaveValue('');
      await expect(page.getByText('Schritt 1 von 4')).toBeVisible();
      await wizard.enterMeter(WATER);
      await wizard.enterReading('Verbrauch', '482');
      await wizard.button('Weiter zur Prüfung').click();
      await expect(wizard.heading('Prüfen und senden')).toBeFocused();
      await expect(page.getByText('Schritt 3 von 4')).toBeVisible();
      await expect(page.getByText('Jürgen Weißmüller')).toBeVisible();
      await expect(wizard.consent).not.toBeChecked();
      await expect(page.getByRole('textbox', { name: /E-Mail/ })).toHaveValue(
        'j.weissmueller@posteo.example',
      );
    });

    await test.step('the contact can be changed, and none of it is stored', async () => {
      await wizard.button('Ändern: Kontakt').click();
      await wizard.field('Hausnummer').fill('104');
      await wizard.button('Änderung übernehmen').click();
      await expect(page.getByText(/Straße 104/)).toBeVisible();
      await expect.poll(stored).toContain(WATER);
      expect(await stored()).not.toMatch(/Weißmüller|Schröder|Neuenbrück|posteo/);
    });

    await test.step('the slip lists both meters', async () => {
      await wizard.send();
      await expect(page.getByText('Schritt 4 von 4')).toBeVisible();
      await expect(wizard.slip).toHaveText(new RegExp(`${WATER}.*Straße 104.*${GAS}.*Straße 102a`));
      await expect(wizard.slip.getByText(/^Nr\. /)).toHaveCount(2);
      await expect(wizard.mails.getByText(/^Unterwegs an j\.weissmueller/)).toHaveCount(2);
      expect(new Set(tokens).size).toBe(2);
      await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
      await expectAccessible(page);
    });

    await test.step('the handover sheet holds the meters of one address and two lines to sign', async () => {
      const sheet = page.getByRole('article', { name: 'Übergabeprotokoll der Zählerstände' });
      await wizard.button('Übergabeprotokoll').click();
      await expect(wizard.slip).toBeHidden();
      await expect(sheet).toHaveText(
        new RegExp(`Straße 104, 39999 Neuenbrück.*${WATER}.*482,000.m³`),
      );
      await expect(sheet).not.toContainText(GAS);
      await page.getByRole('combobox', { name: 'Wohnung oder Haus' }).selectOption({ index: 1 });
      await expect(sheet).toContainText(GAS);
      await expect(sheet.getByRole('img', { name: 'Foto 1' })).toBeVisible();
      await wizard.field('Übernommen von').fill('Jonas Winter');
      await expect(sheet).toContainText('Jonas Winter');
      await expect(sheet.getByText('Ort, Datum, Unterschrift')).toHaveCount(2);
      await expectAccessible(page);
      await page.emulateMedia({ media: 'print' });
      await expect(sheet).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(page.getByRole('button')).toHaveCount(0);
      await page.emulateMedia({ media: null });
      const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(paper.match(/\/Count (\d+)/)?.[1]).toBe('1');
      await wizard.button('Übergabeprotokoll').click();
      await expect(wizard.slip).toBeVisible();
    });

    await test.step('without the tick the next meter begins without a contact', async () => {
      await wizard.keepContact.uncheck();
      await wizard.button('Weiteren Zähler melden').click();
      await expect(page.getByText('Schritt 1 von 5')).toBeVisible();
      await wizard.enterMeter(GAS);
      await wizard.enterReading('Verbrauch', '13211');
      await wizard.button('Weiter zum Kontakt').click();
      await expect(wizard.field('Vorname')).toHaveValue('');
    });
  },
);

test('a reload keeps the meter and forgets the kept contact', async ({ page, wizard }) => {
  await wizard.open();
  await wizard.enterAll();
  await wizard.send();
  await wizard.startAnother();
  await wizard.enterMeter(WATER);
  await wizard.enterReading('Verbrauch', '482');
  await page.reload();
  await wizard.heading('Zählerstand').waitFor();
  await wizard.button('Weiter zum Kontakt').click();
  await expect(wizard.field('Vorname')).toHaveValue('');
});

test('the element keeps the contact for a further meter, until the page resets it', async ({
  page,
  server,
}) => {
  const site = new UtilitySite(page, server.origin, server.site);
  const { form } = site;
  await site.open();
  await form.enterAll();
  await form.field('E-Mail').fill('j.weissmueller@posteo.example');
  await form.send();
  await expect(form.mails).toContainText('Unterwegs an j.weissmueller@posteo.example');
  await form.startAnother();
  await form.enterMeter(WATER);
  await form.enterReading('Verbrauch', '482');
  await form.button('Weiter zur Prüfung').click();
  await form.heading('Prüfen und senden').waitFor();
  await form.send();
  await expect(form.slip).toHaveText(new RegExp(`${WATER}.*${GAS}`));
  const heard = page.getByRole('list', { name: 'Ereignisse' }).getByRole('listitem');
  await expect(heard.filter({ hasText: '"count":4' })).toHaveText([
    /"METER","number":1/,
    /"METER_READING","number":2/,
    /"SUMMARY","number":3/,
    /"DONE","number":4/,
  ]);
  await expect(heard.filter({ hasText: /^submitted/ })).toHaveText([/GAS_METER/, /"WATER_METER/]);

  await form.startAnother();
  await page
    .locator('ablesbar-reading')
    .evaluate((reading: HTMLElement & { reset: () => void }) => reading.reset());
  await form.enterMeter(GAS);
  await form.enterReading('Verbrauch', '13211');
  await form.button('Weiter zum Kontakt').click();
  await expect(form.field('Vorname')).toHaveValue('');
});
