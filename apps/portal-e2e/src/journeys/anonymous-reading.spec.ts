import { expectAccessible } from '../world/accessibility';
import { expect, test } from '../world/test';

const RESULTS = '**/api/unknown-readings/results';

test(
  'a person sends a reading without a login, from the meter number to the receipt',
  { tag: ['@phone', '@desktop'] },
  async ({ page, wizard }) => {
    await wizard.open();
    await expect(page).toHaveTitle('Zählerstand ohne Zugang melden | Stadtwerke Neuenbrück');
    await expect(wizard.button('Weiter zum Stand')).toBeDisabled();
    await expect(wizard.openPoints).toHaveText(['Geben Sie die Zählernummer ein.']);
    await wizard.openPoints.click();
    await expect(wizard.number).toBeFocused();
    await expectAccessible(page);

    await test.step('the meter number sets the medium, until the person chooses one', async () => {
      await wizard.number.fill('1esy 1160-123456');
      await expect(wizard.number).toHaveValue('1ESY1160123456');
      await expect(page.getByRole('status').filter({ hasText: 'Erkannt: Strom' })).toBeVisible();
      await page.getByRole('radio', { name: 'Gas' }).check();
      await wizard.number.fill('1ESY1160123457');
      await expect(page.getByRole('radio', { name: 'Gas' })).toBeChecked();
      await page.getByRole('radio', { name: 'Strom' }).check();
      await page.getByRole('radio', { name: 'Zweitarifzähler' }).check();
      await wizard.button('Weiter zum Stand').click();
    });

    await test.step('tariffs are added and removed', async () => {
      await expect(wizard.heading('Zählerstand')).toBeFocused();
      await expect(page).toHaveTitle('Zählerstand | Stadtwerke Neuenbrück');
      await wizard.button('+ Tarif hinzufügen').click();
      await expect(page.getByRole('combobox')).toHaveCount(0);
      await wizard.button('Tarif entfernen: 1.8.2 Verbrauch Niedertarif').click();
      await wizard.enterReading('Verbrauch Hochtarif', '048213');
      await expect(wizard.openPoints).toHaveText([/Einspeisung: Geben Sie den Zählerstand ein/]);
      await wizard.enterReading('Einspeisung', '3427');
      await expectAccessible(page);
      await wizard.button('Weiter zum Kontakt').click();
    });

    await test.step('the person enters contact and reason', async () => {
      await expect(wizard.heading('Kontakt')).toBeFocused();
      await expect(wizard.openPoints).toHaveCount(6);
      await wizard.enterContact();
      await page.getByRole('radio', { name: 'Einzug' }).check();
      await expectAccessible(page);
      await wizard.button('Weiter zur Prüfung').click();
    });

    await test.step('after a change the person returns to the summary', async () => {
      await expect(wizard.heading('Prüfen und senden')).toBeFocused();
      await wizard.button('Ändern: Kontakt').click();
      await wizard.field('Vorname').fill('Jürgen Karl');
      await wizard.button('Änderung übernehmen').click();
      await expect(page.getByText('Jürgen Karl Weißmüller')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('both attempts of the same reading carry the same key and time', async () => {
      const calls: { key: string | undefined; body: string | null }[] = [];
      await page.route(RESULTS, async (route) => {
        const request = route.request();
        calls.push({ key: request.headers()['idempotency-key'], body: request.postData() });
        // The server stores the first attempt, but its answer is lost.
        const answer = await route.fetch();
        await (calls.length === 1 ? route.abort() : route.fulfill({ response: answer }));
      });
      await wizard.consent.check();
      await page.getByRole('textbox', { name: /E-Mail/ }).fill('j.weissmueller@posteo.example');
      await wizard.button('Zählerstand senden').click();
      await expect(
        page.getByRole('alert').filter({ hasText: 'Noch nicht gesendet' }),
      ).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Die Verbindung brach ab');
      await wizard.button('Noch einmal senden').click();
      await expect(wizard.heading('Zählerstand gesendet')).toBeFocused();
      expect(calls).toHaveLength(2);
      expect(calls[1]).toEqual(calls[0]);
      expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({
        meterType: 'ELECTRIC_METER',
        meterNumber: '1ESY1160123457',
        readingValues: [
          { obis: '1-1:1.8.1', rateName: 'Verbrauch Hochtarif', value: 48213, readingImages: [] },
          { obis: '1-1:2.8.0', rateName: 'Einspeisung', value: 3427, readingImages: [] },
        ],
        readingReason: 'MOVE_IN',
        email: 'j.weissmueller@posteo.example',
      });
    });

    await test.step('the person gets a receipt, and the device keeps no data of it', async () => {
      const slip = page.getByRole('article', { name: 'Nachweis' });
      await expect(slip).toContainText('1ESY1160123457');
      await expect(page.getByRole('main')).toContainText(
        'Unterwegs an j.weissmueller@posteo.example',
      );
      await expectAccessible(page);
      await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
      await page.emulateMedia({ media: 'print' });
      await expect(slip).toBeVisible();
      await expect(wizard.button('Weiteren Zähler melden')).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await wizard.button('Weiteren Zähler melden').click();
      await expect(wizard.number).toHaveValue('');
    });
  },
);

test(
  "the entry survives a reload, and the browser's back button goes one step back",
  { tag: '@engines' },
  async ({ page, wizard }) => {
    await wizard.open();
    await wizard.enterAll();
    await page.reload();
    await wizard.heading('Prüfen und senden').waitFor();
    await expect(page.getByText('Jürgen Weißmüller')).toBeVisible();
    await expect(wizard.consent).not.toBeChecked();
    await page.goBack();
    await expect(wizard.heading('Kontakt')).toBeFocused();
    await page.goBack();
    await expect(wizard.heading('Zählerstand')).toBeFocused();
    await wizard.button('Zurück').click();
    await expect(wizard.number).toHaveValue('7ELS0098127734');

    // The next visitor may be another person.
    await wizard.open();
    await expect(wizard.number).toHaveValue('');
  },
);

test('a failed e-mail receipt does not undo the reading', async ({ page, wizard }) => {
  await wizard.open();
  await wizard.enterAll();
  await page.route('**/api/pro/unknown-readings/receipts', (route) => route.abort(), { times: 1 });
  await wizard.consent.check();
  await page.getByRole('textbox', { name: /E-Mail/ }).fill('a@b.example');
  await wizard.button('Zählerstand senden').click();
  await wizard.heading('Zählerstand gesendet').waitFor();
  await expect(page.getByRole('main')).toContainText('E-Mail nicht verschickt');
  await wizard.button('E-Mail erneut anfordern').click();
  await expect(page.getByRole('main')).toContainText('Unterwegs an a@b.example');
});

test(
  'a filled honeypot field stops the first attempt; the second attempt sends the reading',
  { tag: '@engines' },
  async ({ page, wizard }) => {
    await wizard.open();
    await wizard.enterAll();
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/unknown-readings/results')) calls += 1;
    });
    await expect(page.getByRole('textbox', { name: 'Dieses Feld bleibt leer' })).toHaveCount(0);
    await page.locator('input[name=website]').fill('https://spam.example', { force: true });
    await wizard.consent.check();
    await wizard.button('Zählerstand senden').click();
    await expect(page.getByRole('main')).toContainText('Ein verstecktes Feld war ausgefüllt');
    expect(calls).toBe(0);
    await wizard.button('Noch einmal senden').click();
    await wizard.heading('Zählerstand gesendet').waitFor();
    expect(calls).toBe(1);
  },
);
