import { expect, test } from '../world/test';

// The accessibility tree for screen readers. Dates and consumptions depend on the current day, so
// only their format is checked.

test(
  'a screen reader reads out a meter with two tariffs, its fields and the missing entries',
  { tag: ['@phone', '@desktop'] },
  async ({ page, openAs, jobScreen }) => {
    await openAs('demo-kunde', '/ablesung/kunde-strom');
    await expect(jobScreen.sendButton).toBeVisible();
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "1ESY1160123456" [level=1]
      - text: /noch 4 Tage/
      - paragraph: /Strom . Lindenstraße 14 . Keller links, Zählerschrank/
      - region "Zählerstände":
        - heading "Zählerstände" [level=2]
        - group "Verbrauch Hochtarif":
          - paragraph: /Letzter Stand. 43\\.120,5 kWh vom/
          - textbox "Zählerstand in Kilowattstunden, Vor dem Komma, bis 6 Stellen"
          - textbox "Zählerstand in Kilowattstunden, Nachkommastellen, 1 Stelle"
          - status
        - group: 'Verbrauch Hochtarif: 3 frühere Stände'
        - group "Verbrauch Niedertarif":
          - paragraph: /Letzter Stand. 18\\.844,2 kWh vom/
          - textbox "Zählerstand in Kilowattstunden, Vor dem Komma, bis 6 Stellen"
          - textbox "Zählerstand in Kilowattstunden, Nachkommastellen, 1 Stelle"
          - status
        - group: 'Verbrauch Niedertarif: 3 frühere Stände'
      - group:
        - heading "Hinweis" [level=2]
      - group:
        - heading "Datum" [level=2]
      - paragraph: Noch offen
      - list:
        - listitem:
          - link /Zählerstand eingeben. Verbrauch Hochtarif/
        - listitem:
          - link /Zählerstand eingeben. Verbrauch Niedertarif/
      - button "Zählerstände senden" [disabled]
      - paragraph: Der Entwurf bleibt auf diesem Gerät.
      - button "Teilen"
      - group:
        - heading "Zählerdaten" [level=2]
  `);
    await expect(jobScreen.sendButton).toHaveAccessibleDescription(/^Noch offen .*Niedertarif/);
  },
);

test('a screen reader reads out the reasons of a doubted value as the description of its fields', async ({
  openAs,
  jobScreen,
}) => {
  await openAs('demo-kunde', '/ablesung/kunde-strom');
  await expect(jobScreen.sendButton).toBeVisible();
  const night = jobScreen.rate('Verbrauch Niedertarif');
  await jobScreen.enter('Verbrauch Hochtarif', '45260', '5');
  await jobScreen.enter('Verbrauch Niedertarif', '198042', '0');
  await expect(jobScreen.rate('Verbrauch Hochtarif')).toMatchAriaSnapshot(`
    - group "Verbrauch Hochtarif":
      - textbox /Vor dem Komma/: "45260"
      - textbox /Nachkommastellen/: "5"
      - status:
        - paragraph: Passt zum bisherigen Verbrauch
        - paragraph: /2\\.140,0 kWh seit .*, das sind .* kWh am Tag/
  `);
  await expect(night).toMatchAriaSnapshot(`
    - group "Verbrauch Niedertarif":
      - textbox /Vor dem Komma/: "198042"
      - textbox /Nachkommastellen/: "0"
      - status:
        - paragraph: /Rund 200-mal so viel wie sonst. 179\\.000 statt etwa .* kWh/
        - paragraph: Steht auf dem Zähler 019804,2?
      - group "Steht auf dem Zähler 019804,2?":
        - button "Ja"
        - button "Nein"
      - group:
        - text: Warum?
  `);
  for (const field of [night.getByRole('textbox').first(), night.getByRole('textbox').last()]) {
    await expect(field).toHaveAccessibleDescription(/-mal so viel .* Steht auf dem Zähler/);
    // A doubted value may be sent.
    await expect(field).not.toHaveAttribute('aria-invalid');
  }

  await jobScreen.sendButton.click();
  await expect(jobScreen.confirmation).toMatchAriaSnapshot(`
    - dialog "Stimmt dieser Stand?":
      - heading "Stimmt dieser Stand?" [level=2]
      - region "Verbrauch Niedertarif":
        - heading "Verbrauch Niedertarif" [level=3]
        - img "198.042,0 kWh"
        - paragraph: /Rund 200-mal so viel wie sonst/
      - term: Verbrauch Hochtarif
      - definition: 45.260,5 kWh
      - paragraph: /Abgelesen am \\w\\w\\., [\\d.]+\\.$/
      - paragraph: Ihr Versorger fragt vielleicht nach.
      - button "Trotzdem senden"
      - button "Korrigieren"
  `);
});

test(
  'a screen reader reads out the help as its own region with headings and contact',
  { tag: ['@phone', '@desktop'] },
  async ({ page, openAs, jobScreen }, { project }) => {
    await openAs('demo-kunde', '/ablesung/kunde-strom');
    await expect(jobScreen.sendButton).toBeVisible();
    const isBeside = project.name === 'desktop';
    if (!isBeside) await page.getByRole('button', { name: 'So lesen Sie ab' }).click();
    const role = isBeside ? 'complementary' : 'dialog';
    await expect(page.getByRole(role, { name: 'So lesen Sie ab' })).toMatchAriaSnapshot(`
    - ${role} "So lesen Sie ab":
      - heading "So lesen Sie ab" [level=2]
      - button "Hilfe schließen"
      - heading "Digitaler Stromzähler" [level=3]
      - list
      - heading "Zweitarifzähler (Hochtarif und Niedertarif)" [level=3]
      - list
      - paragraph:
        - link "03999 7711"
  `);
  },
);

test('a screen reader reads out a queued reading without its form', async ({
  page,
  openAs,
  jobScreen,
}) => {
  await page.route('**/meterRateTask/result', (route) => route.abort());
  await openAs('demo-kunde', '/ablesung/kunde-gas');
  await expect(jobScreen.sendButton).toBeVisible();
  await jobScreen.send('Verbrauch', '13210', '45');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "7ELS0098127734" [level=1]
      - paragraph: Wartet auf den Server
      - paragraph: /^Der Server antwortet gerade nicht\\. .* Die Ablesung ist auf diesem Gerät gespeichert und wird automatisch gesendet\\.$/
      - paragraph:
        - link "Gespeicherte Ablesung ansehen"
      - region "Im selben Haus noch offen":
        - paragraph: /^Im selben Haus noch offen . Wasser/
        - link "Weiter mit 8SEN0117723401"
  `);
  await expect(jobScreen.heading).toBeFocused();
  await expect(jobScreen.sendButton).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Noch nicht gesendet' })).toMatchAriaSnapshot(`
    - region "Noch nicht gesendet":
      - heading "Noch nicht gesendet" [level=2]
      - img "1 Ablesung ist noch nicht gesendet"
      - button "Jetzt senden"
      - button "Anzeigen"
  `);
});
