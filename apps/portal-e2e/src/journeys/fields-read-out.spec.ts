import { takePhotos } from '../world/photos';
import { expect, test } from '../world/test';

const LIMITS = /^Zwischen \d\d\.\d\d\.\d{4} und heute$/;

test('a screen reader reads out the photos with their count, size and limit', async ({
  page,
  openAs,
  jobScreen,
}) => {
  await openAs('demo-kunde', '/ablesung/kunde-gas');
  await expect(jobScreen.sendButton).toBeVisible();
  await jobScreen.openLine('Fotos');
  const photos = page.getByRole('group', { name: 'Fotos: Verbrauch' });
  await expect(photos).toHaveAccessibleDescription(/^Höchstens 3 Fotos\./);
  await jobScreen.addPhotos(await takePhotos(page, 1));
  await expect(photos).toMatchAriaSnapshot(`
    - group /Fotos. Verbrauch/:
      - list:
        - listitem:
          - button "Foto 1 groß ansehen"
          - text: /^\\d+ kB$/
          - button "Foto 1 entfernen"
        - listitem:
          - button "Bild wählen"
      - paragraph: /^Höchstens 3 Fotos/
      - status: /^Foto 1 hinzugefügt, \\d+ kB$/
  `);
  await expect(photos.getByRole('button', { name: 'Bild wählen' })).toHaveAccessibleDescription(
    /^Höchstens 3 Fotos\./,
  );
  await photos.getByRole('button', { name: 'Foto 1 entfernen' }).click();
  await expect(photos.getByRole('status')).toHaveText('Foto 1 entfernt');
});

test('a screen reader reads out the day with its limits', async ({ page, openAs, jobScreen }) => {
  await openAs('demo-kunde', '/ablesung/kunde-gas');
  await expect(jobScreen.sendButton).toBeVisible();
  await jobScreen.openLine('Datum');
  await expect(page.getByLabel('Ablesedatum')).toHaveAccessibleDescription(LIMITS);
  // The phone itself reads out the rest.
  await expect(page.getByRole('group').filter({ has: page.getByLabel('Ablesedatum') }))
    .toMatchAriaSnapshot(`
    - group:
      - heading "Datum" [level=2]
      - textbox "Ablesedatum": /^\\d{4}-\\d\\d-\\d\\d$/
      - status
      - paragraph: /^\\w\\w\\., [\\d.]+$/
  `);
});

test(
  'a screen reader reads out the day in the calendar with month and weekday',
  { tag: ['@desktop', '@tablet'] },
  async ({ page, openAs, jobScreen }) => {
    await openAs('demo-kunde', '/ablesung/kunde-gas');
    await expect(jobScreen.sendButton).toBeVisible();
    await expect(page.getByLabel('Ablesedatum')).toHaveAccessibleDescription(LIMITS);
    await page.getByRole('button', { name: 'Kalender öffnen' }).click();
    await expect(
      page.getByRole('group').filter({ has: page.getByLabel('Ablesedatum', { exact: true }) }),
    ).toMatchAriaSnapshot(`
    - group:
      - textbox "Ablesedatum": /^\\d\\d\\.\\d\\d\\.\\d{4}$/
      - button "Kalender öffnen"
      - dialog "Ablesedatum wählen":
        - heading "Ablesedatum wählen" [level=2]
        - button "Kalender schließen"
        - application /^Ablesedatum wählen, \\S+ \\d{4}$/:
          - button "Zurück"
          - button "Weiter" [disabled]
          - grid /^Ablesedatum wählen, \\S+ \\d{4}$/:
            - rowgroup:
              - row:
                - gridcell /^Heute, \\S+, .* ausgewählt, Letztes verfügbares Datum$/ [selected]:
                  - button /^Heute/
        - text: /bis heute$/
        - button "Heute"
      - paragraph: /^\\w\\w\\., [\\d.]+$/
  `);
  },
);
