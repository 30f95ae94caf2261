import { expectAccessible } from '../world/accessibility';
import { takePhotos } from '../world/photos';
import { storedDrafts, storedKeys } from '../world/browser-storage';
import { expect, test } from '../world/test';

const METER = '7ELS0098127734';

test('the portal explains an unusual value, offers a correction, and sends photo, note and day', async ({
  page,
  openAs,
  jobScreen,
}) => {
  await openAs('demo-kunde', '/ablesung/kunde-gas');
  await expect(jobScreen.heading).toHaveText(METER);
  await expect(jobScreen.sendButton).toBeVisible();
  const counter = jobScreen.rate('Verbrauch');

  await test.step('the value is ten times too high: the form shows the consumption and offers the probable value', async () => {
    await counter.getByRole('textbox').first().fill('');
    await jobScreen.enter('Verbrauch', '83210', '45');
    await expect(counter).toContainText('Höher als erwartet');
    await counter.getByText('Warum?').click();
    await expect(counter.getByRole('img', { name: /^Verbrauch: üblich/ })).toBeVisible();
    await expect(counter).toMatchAriaSnapshot(`
      - group "Verbrauch":
        - paragraph: /Letzter Stand/
        - paragraph: Tippen Sie alle Ziffern ab, auch Nullen am Anfang.
        - textbox "Zählerstand in Kubikmeter, Vor dem Komma, bis 5 Stellen": "83210"
        - textbox "Zählerstand in Kubikmeter, Nachkommastellen, 2 Stellen": "45"
        - status:
          - paragraph: /-mal so viel wie sonst. .* statt etwa .* m³/
          - paragraph: /Höher als erwartet/
        - group:
          - text: Warum?
          - paragraph: /Seit .* wären das .* Üblich sind/
          - paragraph: /am Tag, im Jahr zuvor waren es/
          - img /Verbrauch. üblich .* eingegeben/
    `);
    await expectAccessible(page);
  });

  await test.step('one line opens the earlier readings', async () => {
    await page.getByText('3 frühere Stände').click();
    await expect(page.getByText(/^12\.\d{3},\d\d\sm³, Turnusablesung$/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the person adds a photo and a note', async () => {
    await jobScreen.addPhotos(await takePhotos(page, 1));
    await expect(page.getByRole('button', { name: 'Foto 1 groß ansehen' })).toBeVisible();
    await jobScreen.openLine('Hinweis');
    await page.getByRole('textbox', { name: /Hinweis/ }).fill('Neue Heizung seit Mai');
    await expect.poll(() => storedDrafts(page, 'readingDraft')).toContain('Neue Heizung');
    await expect.poll(() => storedKeys(page, 'draft-photos')).toHaveLength(1);
  });

  await test.step('after a reload the draft is back, and a line says so', async () => {
    await page.reload();
    await expect(page.getByText(/^Entwurf von /)).toBeVisible();
    await expect(counter.getByRole('textbox').first()).toHaveValue('83210');
    await expect(page.getByRole('button', { name: 'Foto 1 groß ansehen' })).toBeVisible();
  });

  await test.step('the person discards the draft and undoes it', async () => {
    await page.getByRole('button', { name: 'Verwerfen' }).click();
    await expect(counter.getByRole('textbox').first()).toHaveValue('');
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(counter.getByRole('textbox').first()).toHaveValue('83210');
    await expect(page.getByRole('button', { name: 'Foto 1 groß ansehen' })).toBeVisible();
  });

  await test.step('confirm with photo and note, and find the next meter of the house', async () => {
    await counter.getByRole('textbox').first().fill('13210');
    await jobScreen.sendButton.click();
    await expect(jobScreen.confirmation.getByRole('img', { name: /13\.210,45/ })).toBeVisible();
    await expect(jobScreen.confirmation).toContainText('Neue Heizung seit Mai');
    await expect(jobScreen.confirmation.getByRole('img', { name: /Foto 1/ })).toBeVisible();
    await expectAccessible(page);
    await jobScreen.confirmation.getByRole('button', { name: 'Senden' }).click();
    await expect(jobScreen.thanks).toBeVisible();
    const next = page.getByRole('region', { name: 'Im selben Haus noch offen' });
    await expectAccessible(page);
    await next.getByRole('link').click();
    await expect(jobScreen.heading).not.toHaveText(METER);
    await expect(jobScreen.sendButton).toBeVisible();
  });
});

test('a manager shares one meter from its job screen', async ({ page, openAs, jobScreen }) => {
  await openAs('demo-verwaltung', '/ablesung/verwaltung-20');
  await expect(jobScreen.sendButton).toBeVisible();
  const number = await jobScreen.heading.innerText();
  await page.getByRole('button', { name: 'Teilen', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toHaveValue(number);
  await expectAccessible(page);
});
