import { UtilitySite } from '../screens/utility-site';
import { WizardForm } from '../screens/wizard';
import { expectAccessible } from '../world/accessibility';
import { expect, test as base } from '../world/test';

const test = base.extend<{ readonly site: UtilitySite }>({
  site: async ({ page, server }, use) => use(new UtilitySite(page, server.origin, server.site)),
});

test(
  'a person sends a reading on the website of a utility, and the page gets the events',
  { tag: ['@phone', '@desktop'] },
  async ({ page, site }) => {
    await site.open();
    const { form } = site;
    const heard = page.getByRole('list', { name: 'Ereignisse' });
    const historyLength = await page.evaluate(() => history.length);
    await expect(page.locator('body')).toBeFocused();
    await expectAccessible(page);
    await form.enterMeter('7ELS0098127734');
    await expect(form.heading('Zählerstand')).toBeFocused();
    await form.enterReading('Verbrauch', '13210');
    await form.button('Weiter zum Kontakt').click();
    await form.enterContact();
    await form.button('Weiter zur Prüfung').click();
    await form.heading('Prüfen und senden').waitFor();
    await form.button('Zurück').click();
    await expect(form.heading('Kontakt')).toBeFocused();
    await form.button('Weiter zur Prüfung').click();
    await form.consent.check();
    await expectAccessible(page);
    await form.button('Zählerstand senden').click();
    await expect(form.heading('Zählerstand gesendet')).toBeFocused();
    await expect(heard.getByRole('listitem')).toHaveText([
      /^step .*"METER".*"number":1,"count":5/,
      /^step .*"METER_READING"/,
      /^step .*"CONTACT"/,
      /^step .*"SUMMARY"/,
      /^step .*"CONTACT"/,
      /^step .*"SUMMARY"/,
      /^submitted .*"number":"[0-9A-F-]{13}","meterType":"GAS_METER"/,
      /^step .*"DONE"/,
    ]);
    // The element did not change the history and storage of the page.
    expect(await page.evaluate(() => history.length)).toBe(historyLength);
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  },
);

test('a reload keeps the entry and the step', { tag: '@firefox' }, async ({ page, site }) => {
  await site.open();
  await site.form.enterMeter('7ELS0098127734');
  // Half a reading is a whole one to the rules, so only the person knows when to go on.
  await site.form.enterReading('Verbrauch', '132');
  await page.reload();
  await site.form.heading('Zählerstand').waitFor();
  await site.form.enterReading('Verbrauch', '13210');
  await site.form.button('Weiter zum Kontakt').click();
  await site.form.heading('Kontakt').waitFor();
  await page.reload();
  await site.form.heading('Kontakt').waitFor();
  await site.form.button('Zurück').click();
  await site.form.heading('Zählerstand').waitFor();
  await site.open();
  await expect(site.form.number).toHaveValue('');
});

test(
  'a person uses the element with the keyboard alone, including the calendar',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await site.openPage({ body: `<a href="#x">Davor</a>${site.element()}` });
    await site.form.number.waitFor();
    await page.getByRole('link', { name: 'Davor' }).focus();
    await page.keyboard.press('Tab');
    await expect(site.form.number).toBeFocused();
    await page.keyboard.type('7els0098127734');
    await expect(site.form.button('Weiter zum Stand')).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(site.form.heading('Zählerstand')).toBeFocused();
    const opener = page.getByRole('button', { name: 'Kalender öffnen' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

test(
  'the element works in a frame without storage and origin, and the frame grows with it',
  { tag: '@webkit' },
  async ({ page, site }) => {
    await page.goto(`${site.url}/rahmen`);
    const frame = page.frameLocator('iframe');
    const form = new WizardForm(frame);
    await form.enterAll();
    await form.consent.check();
    await form.button('Zählerstand senden').click();
    await form.heading('Zählerstand gesendet').waitFor();
    await expect
      .poll(() => frame.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight))
      .toBeLessThanOrEqual(1);
  },
);

test('the element works under a policy that allows scripts by nonce only', async ({ site }) => {
  // policy-watch fails the journey if the page breaks the policy.
  await site.openPage({ policy: site.strictPolicy, body: site.element() });
  await site.form.enterAll();
  await site.form.consent.check();
  await site.form.button('Zählerstand senden').click();
  await site.form.heading('Zählerstand gesendet').waitFor();
});

test('two elements on one page do not affect each other', async ({ page, site }) => {
  await site.openPage({
    body: `<section id="one">${site.element('lang="de"')}</section><section id="two">${site.element('lang="en"')}</section>`,
  });
  const one = new WizardForm(page.locator('#one'));
  const two = page.locator('#two');
  await one.enterMeter('7ELS0098127734');
  await expect(one.heading('Zählerstand')).toBeFocused();
  const number = two.getByRole('textbox', { name: 'Meter number' });
  await expect(number).toHaveValue('');
  await number.fill('1ESY11');
  await expect(one.heading('Zählerstand')).toBeVisible();
  await page.reload();
  await expect(number).toHaveValue('1ESY11');
  await expect(one.heading('Zählerstand')).toBeVisible();
});

test('the element refuses an origin that the utility has not named, and tells the page', async ({
  page,
  site,
}) => {
  const stranger = new UtilitySite(page, site.portal, site.url.replace('127.0.0.1', 'localhost'));
  const said = page.waitForEvent('console', (message) =>
    /"embedOrigins": \["http:..localhost/.test(message.text()),
  );
  await stranger.openPage({
    body: `${site.element()}<output></output>`,
    style: `<script>addEventListener('failed', ({ detail }) => { document.querySelector('output').textContent = detail.during + ' ' + detail.reason; })</script>`,
  });
  await stranger.form.heading('Die Zählerstandserfassung ist momentan nicht möglich').waitFor();
  await expect(page.getByRole('status').filter({ hasText: 'settings refused' })).toBeVisible();
  await said;
  await expectAccessible(page);
});
