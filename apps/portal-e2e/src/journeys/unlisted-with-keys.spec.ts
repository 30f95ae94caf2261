import { UnlistedScreen } from '../screens/unlisted-screen';
import { logInWithKeys, press, tabTo } from '../world/keys';
import { takePhotos } from '../world/photos';
import { expect, test } from '../world/test';

test('a person enters, confirms and sends an unlisted meter with the keyboard alone', async ({
  page,
  loginScreen,
  jobList,
  jobScreen,
}) => {
  const form = new UnlistedScreen(page);
  const missing = jobList.list.getByRole('link', { name: 'Zähler fehlt in der Liste' });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await loginScreen.open('/ablesung');
  await logInWithKeys(page, 'demo-kunde');
  await expect(jobList.jobsIn('Offen').first()).toBeVisible();
  await tabTo(page, jobList.jobsIn('Offen').first());
  await page.keyboard.press('End');
  await expect(missing).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(jobScreen.heading).toHaveText(/Zähler fehlt\?/);
  await expect(jobScreen.heading).toBeFocused();

  await press(page, link('Zählernummer eingeben'));
  await expect(form.meterNumber).toBeFocused();
  await page.keyboard.type('1ESY1160123456');
  await press(page, link('Zählerstand eingeben'));
  await expect(form.value).toBeFocused();
  await page.keyboard.type('4521,5');

  const choose = page.getByRole('button', { name: 'Bild wählen' });
  const photos = await takePhotos(page, 1);
  const choosing = page.waitForEvent('filechooser');
  await press(page, choose, 'Space');
  await (await choosing).setFiles([...photos]);
  await expect(form.photos).toHaveCount(1);
  await expect(choose).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Display nicht lesbar' }), 'Space');

  await press(page, form.sendButton);
  await expect(form.confirmation.getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form.confirmation).toBeHidden();
  await expect(form.sendButton).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, form.confirmation.getByRole('button', { name: 'Senden' }));
  await expect(jobScreen.toast('Senden erfolgreich')).toBeVisible();
  await expect(page).toHaveURL(/\/ablesung$/);
  await expect(missing).toBeFocused();
});

test('a screen reader reads out the form for an unlisted meter with its missing entries', async ({
  page,
  openAs,
  jobScreen,
}) => {
  const form = new UnlistedScreen(page);
  await openAs('demo-kunde', UnlistedScreen.path);
  await expect(jobScreen.sendButton).toBeVisible();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Ihr Zähler fehlt? Hier melden." [level=1]
      - region "Zähler":
        - heading "Zähler" [level=2]
        - textbox "Zählernummer"
        - group "Was misst der Zähler? (freiwillig)":
          - radio "Strom"
          - radio "Gas"
          - radio "Wasser"
          - radio "Warmwasser"
          - radio "Wärme"
          - radio "Sonstige"
      - region "Zählerstand":
        - heading "Zählerstand" [level=2]
        - group "Zählerstand":
          - textbox "Zählerstand, Vor dem Komma, bis 9 Stellen"
          - textbox "Zählerstand, Nachkommastellen, 3 Stellen"
          - status
        - group "Fotos":
          - paragraph: Fotos freiwillig
          - list:
            - listitem:
              - button "Bild wählen"
          - paragraph: /^Höchstens 10 Fotos/
          - status
      - region "Hinweis":
        - heading "Hinweis" [level=2]
        - list "Vorschläge"
        - textbox "Hinweis an den Versorger freiwillig"
      - region "Datum":
        - heading "Datum" [level=2]
        - textbox "Ablesedatum"
      - paragraph: Noch offen
      - list:
        - listitem:
          - link "Zählernummer eingeben"
        - listitem:
          - link "Zählerstand eingeben"
      - button "Zählerstand senden" [disabled]
  `);
  await expect(form.meterNumber).toHaveAccessibleDescription(/oft neben einem Strichcode/);
  await expect(form.sendButton).toHaveAccessibleDescription(/^Noch offen .*Zählerstand/);
});
