import { expectAccessible } from '../world/accessibility';
import { keptState } from '../world/stored';
import { expect, test } from '../world/test';

const PATH = '/ablesung/neu';

test('a meter that is not on the list is read, survives a reload and is sent', async ({
  page,
  loginScreen,
}) => {
  await loginScreen.open(PATH);
  await loginScreen.logInAsDemoCustomer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/nicht in der Liste/);
  const send = page.getByRole('button', { name: 'Zählerstand senden' });
  await expect(send).toBeDisabled();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Zählernummer eingeben' }).click();
  await expect(page.getByLabel('Zählernummer')).toBeFocused();
  await page.keyboard.type('1ESY1160123456');
  const value = page.getByRole('group', { name: 'Zählerstand' });
  await value.getByRole('textbox').first().pressSequentially('4521,5');
  await expect(send).toBeEnabled();
  await expect.poll(() => keptState(page, 'persist:unlistedDraft')).toMatch(/4521\D+5\D/);
  await page.reload();
  await expect(page.getByLabel('Zählernummer')).toHaveValue('1ESY1160123456');
  await expect(send).toBeEnabled();

  const sent = page.waitForRequest('**/api/pro/unknown-reading');
  await send.click();
  const request = await sent;
  expect(request.postDataJSON()).toMatchObject({
    meterNumber: '1ESY1160123456',
    readingValue: 4521.5,
    readingImages: [],
    comment: null,
  });
  expect(request.headers()['idempotency-key']).toBeTruthy();
  await expect(page.getByText('Senden erfolgreich')).toBeVisible();
  await expect(page).toHaveURL(/\/ablesung$/);
});

test('where the utility does not want it, the list says so', async ({ page, loginScreen }) => {
  await page.route('**/api/public/application', async (route) => {
    const answer = await route.fetch();
    const application: unknown = await answer.json();
    const text = JSON.stringify(application).replace(
      '"unknownReadingsAllowed":true',
      '"unknownReadingsAllowed":false',
    );
    await route.fulfill({ response: answer, body: text });
  });
  await loginScreen.open(PATH);
  await loginScreen.logInAsDemoCustomer();
  await expect(page).toHaveURL(/\/ablesung$/);
  await expect(page.getByText('Nicht erlaubt')).toBeVisible();
});
