import { expectAccessible } from '../world/accessibility';
import { portalScript } from '../world/portal-scripts';
import { storedState } from '../world/browser-storage';
import { expect, test } from '../world/test';

test("the help shows the utility's text and its contact", async ({ page, openAs }) => {
  await openAs('demo-kunde', '/help');
  const title = page.getByRole('heading', { level: 1, name: 'Hilfe zur Zählerstandserfassung' });
  await expect(title).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'In drei Schritten' })).toBeVisible();
  const contact = page.getByRole('region', { name: 'Kontakt zum Versorger' });
  await expect(contact.getByRole('link', { name: '03999 7700' })).toHaveAttribute(
    'href',
    'tel:+4939997700',
  );
  await expectAccessible(page);
});

test('a picture in the help leaves its words while it cannot be loaded', async ({
  page,
  context,
  openAs,
}) => {
  const logo = '**/api/public/application/logo.png';
  const picture = page.getByRole('main').getByRole('img', { name: /^Zeichen der Stadtwerke/ });
  const words = page.getByText(/^Zeichen der Stadtwerke .+ Das Bild wird geladen, sobald/);
  await page.route(logo, (route) => route.abort());
  await openAs('demo-kunde', '/help');
  await words.scrollIntoViewIfNeeded();
  await expect(words).toBeVisible();
  await expect(picture).toBeHidden();
  await expectAccessible(page);

  await page.unroute(logo);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(picture).toBeVisible();
  await expect(words).toBeHidden();
});

test('the portal removes unsafe links and form controls from a help text', async ({
  page,
  openAs,
}) => {
  await page.route('**/api/public/help/*/*', (route) =>
    route.fulfill({
      json: { markdown: '# Hilfe\n\n<form><button>Los</button></form>\n\n[Falle](javascript:1)' },
    }),
  );
  await openAs('demo-kunde', '/help');
  await expect(page.getByText('Falle')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Falle' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Los' })).toHaveCount(0);
});

test('the portal shows stored help and contact when the server does not answer', async ({
  page,
  openAs,
}) => {
  await openAs('demo-kunde', '/help');
  const title = page.getByRole('heading', { level: 1, name: 'Hilfe zur Zählerstandserfassung' });
  const contact = page.getByRole('region', { name: 'Kontakt zum Versorger' });
  await expect(title).toBeVisible();
  await expect(contact).toBeVisible();
  await expect.poll(() => storedState(page, 'help')).toContain('"markdown":');
  await page.route(/\/api\/public\/(help|contact|meterReadingHelp)\//, (route) => route.abort());
  await page.reload();
  await expect(title).toBeVisible();
  await expect(contact).toBeVisible();
});

test(
  'a meter shows the instructions for its medium',
  { tag: ['@phone', '@desktop'] },
  async ({ page, openAs, jobList }, testInfo) => {
    await openAs('demo-kunde', '/ablesung');
    await jobList.job('7ELS0098127734').click();
    // The help is beside the form on a wide screen and over it on a phone.
    const isPhone = testInfo.project.name === 'phone';
    if (isPhone) await page.getByRole('button', { name: 'So lesen Sie ab' }).click();
    const help = page.getByRole(isPhone ? 'dialog' : 'complementary', { name: 'So lesen Sie ab' });
    await expect(help.getByRole('heading', { name: 'Gaszähler' })).toBeVisible();
    await expect(help.getByRole('heading', { name: 'Wasserzähler' })).toHaveCount(0);
    await expectAccessible(page);
    if (isPhone) await page.keyboard.press('Escape');
    else await help.getByRole('button', { name: 'Hilfe schließen' }).click();
    await expect(help).toBeHidden();
  },
);

test('the help shows its unformatted text if the formatting script cannot be loaded', async ({
  page,
  openAs,
  jobList,
  jobScreen,
}) => {
  await page.route(portalScript('markdown'), (route) => route.abort());
  await openAs('demo-kunde', '/ablesung');
  await jobList.job('7ELS0098127734').click();
  await expect(jobScreen.sendButton).toBeVisible();
  await page.getByRole('button', { name: 'So lesen Sie ab' }).click();
  const help = page.getByRole('dialog', { name: 'So lesen Sie ab' });
  await expect(help.getByText('**schwarzen Ziffern**')).toBeVisible();
  await expect(jobScreen.sendButton).toBeVisible();
});

test('the accessibility statement needs no login', async ({ page, loginScreen }) => {
  await loginScreen.open();
  await page.getByRole('link', { name: 'Barrierefreiheit' }).click();
  const title = page.getByRole('heading', { level: 1, name: 'Erklärung zur Barrierefreiheit' });
  await expect(title).toBeFocused();
  await expectAccessible(page);
});
