import { UnlistedScreen } from '../screens/unlisted-screen';
import { expectAccessible } from '../world/accessibility';
import { takePhotos } from '../world/photos';
import { storedDrafts, storedKeys } from '../world/browser-storage';
import { expect, test } from '../world/test';

test('a person enters an unlisted meter, reloads, confirms and sends it', async ({
  page,
  openAs,
}) => {
  const form = new UnlistedScreen(page);
  const meterNumber = '1ESY1160123456';
  const note = page.getByRole('textbox', { name: /Hinweis/ });
  const expectEverything = async () => {
    await expect(form.meterNumber).toHaveValue(meterNumber);
    await expect(form.value).toHaveValue('4521');
    await expect(note).toHaveValue('Zählerschrank im Hof');
    await expect(form.photos).toHaveCount(2);
    await expect(form.sendButton).toBeEnabled();
  };
  await openAs('demo-kunde', UnlistedScreen.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Zähler fehlt\?/);

  await test.step('each missing entry is a link to its field', async () => {
    await expect(form.sendButton).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Zählernummer eingeben' }).click();
    await expect(form.meterNumber).toBeFocused();
    await page.keyboard.type(meterNumber);
    await form.value.pressSequentially('4521,5');
    await note.fill('Zählerschrank im Hof');
    await form.addPhotos(await takePhotos(page, 2));
    await expectEverything();
    await expect(form.draftLine, 'what is typed now is no found draft').toBeHidden();
  });

  await test.step('after a reload the draft is back, and a line says so', async () => {
    await expect.poll(() => storedDrafts(page, 'unlistedDraft')).toContain('im Hof');
    await expect.poll(() => storedKeys(page, 'draft-photos')).toHaveLength(2);
    await page.reload();
    await expect(form.draftLine).toBeVisible();
    await expectEverything();
    await expectAccessible(page);
  });

  await test.step('the same button discards the draft and restores it, also on disk', async () => {
    await page.getByRole('button', { name: 'Verwerfen' }).click();
    await expect(page.getByText('Entwurf verworfen.')).toBeVisible();
    await expect(form.meterNumber).toHaveValue('');
    await expect(form.value).toHaveValue('');
    await expect(note).toHaveValue('');
    await expect(form.photos).toHaveCount(0);
    await expect.poll(() => storedKeys(page, 'draft-photos')).toEqual([]);
    const undo = page.getByRole('button', { name: 'Rückgängig' });
    await expect(undo).toBeFocused();
    await undo.press('Enter');
    await expectEverything();
    await expect.poll(() => storedKeys(page, 'draft-photos')).toHaveLength(2);
  });

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/unknown-reading')) sent.push(request.postData() ?? '');
  });
  await test.step('Enter in the value opens the confirmation, and "Zurück" sends nothing', async () => {
    await form.value.press('Enter');
    await expect(form.confirmation).toMatchAriaSnapshot(`
      - dialog "Zählerstand senden?":
        - heading "Zählerstand senden?" [level=2]
        - term: Zählernummer
        - definition: ${meterNumber}
        - term: Zählerstand
        - definition: /4\\.521,5\\skWh/
        - list "Fotos":
          - listitem:
            - img "Foto 1"
          - listitem:
            - img "Foto 2"
        - paragraph: Zählerschrank im Hof
        - paragraph: /^Abgelesen am /
        - button "Zurück"
        - button "Senden"
    `);
    await expectAccessible(page);
    await form.confirmation.getByRole('button', { name: 'Zurück' }).click();
    await expect(form.confirmation).toBeHidden();
    await expect(form.value, 'where Enter was pressed').toBeFocused();
    await expectEverything();
    expect(sent).toEqual([]);
  });

  await test.step('"Senden" sends it', async () => {
    const sending = page.waitForRequest('**/api/pro/unknown-reading');
    await form.send();
    const request = await sending;
    expect(request.postDataJSON()).toMatchObject({
      meterNumber,
      readingValue: 4521.5,
      readingImages: [{ mimeType: 'image/jpeg' }, { mimeType: 'image/jpeg' }],
      comment: 'Zählerschrank im Hof',
    });
    expect(request.headers()['idempotency-key']).toBeTruthy();
    await expect(page.getByText('Senden erfolgreich')).toBeVisible();
    await expect(page).toHaveURL(/\/ablesung$/);
    expect(sent).toHaveLength(1);
  });

  await test.step('after sending there is neither a draft nor its line', async () => {
    await expect.poll(() => storedKeys(page, 'draft-photos')).toEqual([]);
    await expect.poll(() => storedDrafts(page, 'unlistedDraft')).not.toContain('changedAt');
    await page.goto(UnlistedScreen.path);
    await expect(form.meterNumber).toHaveValue('');
    await expect(form.photos).toHaveCount(0);
    await expect(form.draftLine).toBeHidden();
  });
});

test('if the utility does not allow unlisted meters, the list says so', async ({
  page,
  loginScreen,
}) => {
  await page.route('**/api/public/application', async (route) => {
    const answer = await route.fetch();
    const application: unknown = await answer.json();
    const text = JSON.stringify(application).replace(
      '"unknownReadingsAllowed":true',
      '"unknownReadingsAllowed":false',
    );
    await route.fulfill({ response: answer, body: text });
  });
  await loginScreen.open(UnlistedScreen.path);
  await loginScreen.logInAsDemoCustomer();
  await expect(page).toHaveURL(/\/ablesung$/);
  await expect(page.getByText('Nicht erlaubt')).toBeVisible();
});
