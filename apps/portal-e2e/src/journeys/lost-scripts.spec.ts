import { installedTest as test, lose } from '../world/installed-test';
import { expect } from '../world/test';

// A browser may remember for good that a script did not come (D399).

/** The screen and what it imports. */
const HELP = ['HelpScreen', 'use-help'];

test(
  'a screen that could not be fetched comes when the connection is back',
  { tag: ['@engines'] },
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

    for (const script of HELP) await installation.restore(script);
    await server.start();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    const title = page.getByRole('heading', { level: 1, name: 'Hilfe zur Zählerstandserfassung' });
    await expect(title).toBeVisible();
  },
);

test(
  'the next step of the wizard comes at the second try, with what was entered',
  { tag: ['@engines'] },
  async ({ page, server, installation, wizard }) => {
    await lose({ server, installation }, 'later-steps');
    await wizard.open();
    await wizard.number.fill('8SEN0117723401');
    await page.getByRole('radio', { name: 'Wasser', exact: true }).check();
    await wizard.button('Weiter zum Stand').click();
    const retry = wizard.button('Erneut versuchen');
    await expect(retry).toBeVisible();

    await server.stop();
    await installation.restore('later-steps');
    await server.start();
    await retry.click();
    await expect(wizard.heading('Zählerstand')).toBeVisible();
    await expect(page.getByText('8SEN0117723401')).toBeVisible();
  },
);
