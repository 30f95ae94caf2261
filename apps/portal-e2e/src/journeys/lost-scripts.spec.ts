import { UtilitySite } from '../screens/utility-site';
import { installedTest as test, lose, restore } from '../world/installed-test';
import { expect } from '../world/test';

// A browser may remember for good that a script did not come (D399).

/** The screen and what it imports. */
const HELP = ['HelpScreen', 'use-help'];

test(
  'a screen that could not be fetched comes when the connection is back',
  { tag: ['@webkit'] },
  async ({ page, server, installation, loginScreen, jobList }) => {
    // A service worker would have them.
    await lose({ server, installation }, ...HELP);
    await loginScreen.openAsDemoCustomer('/ablesung');
    await expect(jobList.job('7ELS0098127734')).toBeVisible();
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await server.stop();
    await page.getByRole('link', { name: 'Hilfe', exact: true }).filter({ visible: true }).click();
    const missing = page.getByRole('heading', { level: 1, name: 'Noch nicht geladen' });
    await expect(missing).toBeVisible();
    await page.getByRole('button', { name: 'Weiter ablesen' }).click();
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(missing).toBeVisible();

    await restore({ server, installation }, ...HELP);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    const title = page.getByRole('heading', { level: 1, name: 'Hilfe zur Zählerstandserfassung' });
    await expect(title).toBeVisible();
  },
);

test(
  'the next step of the wizard comes at the second try, with what was entered',
  { tag: ['@firefox'] },
  async ({ page, server, installation, wizard }) => {
    await lose({ server, installation }, 'later-steps');
    await wizard.open();
    await wizard.number.fill('8SEN0117723401');
    await page.getByRole('radio', { name: 'Wasser', exact: true }).check();
    await wizard.button('Weiter zum Stand').click();
    const retry = wizard.button('Erneut versuchen');
    await expect(retry).toBeVisible();

    await restore({ server, installation }, 'later-steps');
    await retry.click();
    await expect(wizard.heading('Zählerstand')).toBeVisible();
    await expect(page.getByText('8SEN0117723401')).toBeVisible();
  },
);

test(
  'the element on the page of a utility gets its next step at the second try',
  { tag: ['@webkit'] },
  async ({ page, server, installation }) => {
    await lose({ server, installation }, 'later-steps');
    const site = new UtilitySite(page, server.origin, server.site);
    await site.open();
    const { form } = site;
    await form.number.fill('7ELS0098127734');
    await form.button('Weiter zum Stand').click();
    await expect(form.button('Erneut versuchen')).toBeVisible();
    await restore({ server, installation }, 'later-steps');
    await form.button('Erneut versuchen').click();
    await expect(form.heading('Zählerstand')).toBeVisible();
  },
);

test(
  'the contact below the form comes when the connection is back',
  { tag: ['@firefox'] },
  async ({ page, server, installation, wizard }) => {
    await lose({ server, installation }, 'Contact');
    await wizard.open();
    const contact = page.getByRole('region', { name: 'Kontakt zum Versorger' });
    // The page has loaded by then what it shows below the form.
    await expect(page.getByRole('link', { name: 'Impressum' })).toBeVisible();
    await wizard.enterMeter('7ELS0098127734');
    await expect(contact).toBeHidden();
    await restore({ server, installation }, 'Contact');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(contact.getByRole('link', { name: '03999 7700' })).toBeVisible();
    await expect(wizard.heading('Zählerstand')).toBeVisible();
  },
);
