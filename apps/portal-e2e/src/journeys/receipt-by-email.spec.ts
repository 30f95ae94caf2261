import type { Page } from '@playwright/test';
import { expectAccessible } from '../world/accessibility';
import { filterJobs } from '../world/filter-jobs';
import { expect, test } from '../world/test';

const gas = '7ELS0098127734';

const letter = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });

/** A browser under test never loses the focus, so its return is an event of our own. */
const comeBack = async (page: Page) => {
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
};

test('a person who confirms an address by the link in a mail gets receipts by e-mail', async ({
  page,
  server,
  openAs,
  jobList,
  jobScreen,
}) => {
  await openAs('demo-kunde', '/ablesung');
  const request = page.getByRole('main').getByRole('button', { name: 'Quittung anfordern' });

  await test.step('the letter in the bar leads to the registration', async () => {
    await letter(page, 'Quittung per E-Mail').click();
    const dialog = page.getByRole('dialog', { name: 'Stände per E-Mail bestätigen lassen' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('link', { name: 'Registrieren' }).click();
    const pages = await opened;
    await expect(pages).toHaveURL(/\/e-mail\/m\/[^/?]+\?ref=ksa$/);
    await expect(dialog.getByText('Noch nicht bestätigt')).toBeVisible();
    await expectAccessible(pages);
    await pages.getByLabel('E-Mail-Adresse').fill('hannelore@example.org');
    await pages.getByRole('button', { name: 'Bestätigungslink anfordern' }).click();
    await expect(pages.getByRole('checkbox')).toBeFocused();
    await expectAccessible(pages);
    await pages.getByRole('checkbox').check();
    await pages.getByRole('button', { name: 'Bestätigungslink anfordern' }).click();
    await expect(pages.getByRole('heading', { level: 1 })).toHaveText(/Postfach/);
    const link = () => server.mailedLink('/e-mail/bestaetigen/m/');
    await expect.poll(link, { timeout: 30_000 }).not.toBe('');
    await pages.goto(await link());
    await pages.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(pages.getByRole('heading', { name: 'bestätigt' })).toBeVisible();
    await pages.close();
    await comeBack(page);
    // The toast is checked first because it disappears by itself.
    await expect(jobScreen.toast('Registriert')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('before the first reading the person cannot request a receipt', async () => {
    await expect(letter(page, 'Quittung anfordern')).toBeDisabled();
  });

  await test.step('the person requests a receipt for a sent reading, once', async () => {
    await jobList.job(gas).click();
    await jobScreen.send('Verbrauch', '13210', '45');
    await expect(letter(page, 'Quittung anfordern')).toBeEnabled();
    await request.click();
    await expect(jobScreen.toast('Quittung angefordert')).toContainText('1 Ablesung');
    await expect(request).toBeDisabled();
    await expect(page.getByText('Die Quittung ist angefordert.')).toBeVisible();
    await expectAccessible(page);
  });
});

test('the portal reports a failed request and allows another after the next reading', async ({
  page,
  openAs,
  jobList,
  jobScreen,
}) => {
  await page.route('**/api/pro/account/crm-registration-info', (route) =>
    route.fulfill({
      json: {
        registered: true,
        currentConfirmedCommunicationTypes: ['EMAIL'],
        selfServiceToken: 's',
      },
    }),
  );
  await openAs('demo-kunde', '/ablesung');
  await jobList.job(gas).click();
  await jobScreen.send('Verbrauch', '13210', '45');
  const request = page.getByRole('main').getByRole('button', { name: 'Quittung anfordern' });
  // The server has no registration and refuses.
  await request.click();
  await expect(jobScreen.toast('Mitteilung fehlgeschlagen')).toContainText('1 Ablesung');
  await expect(request).toBeDisabled();

  await page.getByRole('button', { name: 'Stand korrigieren' }).click();
  await jobScreen.send('Verbrauch', '13211', '00');
  await expect(request).toBeEnabled();
});

test('without the address of the registration the dialog says what is missing', async ({
  page,
  openAs,
}) => {
  await page.route('**/api/public/application', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(/,"externalRegistrationOptInBaseUrl":"[^"]*"/, '');
    await route.fulfill({ response, body });
  });
  await openAs('demo-kunde', '/ablesung');
  await letter(page, 'Quittung per E-Mail').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('Die Registrierung ist nicht möglich');
  await expect(dialog.getByRole('link')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect(dialog).toBeHidden();
});

test('after the last reading the dialog opens by itself', async ({
  page,
  openAs,
  jobList,
  jobScreen,
}) => {
  await filterJobs(page, (jobs) => jobs.filter((job) => JSON.stringify(job).includes(gas)));
  await openAs('demo-kunde', '/ablesung');
  // The portal asks for the registration after the name of the account.
  await expect(letter(page, 'Quittung per E-Mail')).toBeVisible();
  await jobList.job(gas).click();
  await jobScreen.send('Verbrauch', '13210', '45');
  const dialog = page.getByRole('dialog', { name: 'Stände per E-Mail bestätigen lassen' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Später' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Nachweis ansehen' })).toBeVisible();
});
