import { expectAccessible } from '../world/accessibility';
import { logInWithKeys, openJobWithKeys, press, tabTo } from '../world/keys';
import { expect, test } from '../world/test';

// No test uses the mouse. The phone's width stands for an external keyboard or a large zoom.

test(
  'a person opens a meter from the list with the keyboard',
  { tag: '@every-width' },
  async ({ page, loginScreen, jobList, jobScreen }) => {
    await loginScreen.open('/ablesung');
    await logInWithKeys(page, 'demo-kunde');
    await expect(jobList.jobsIn('Offen').first()).toBeVisible();
    await tabTo(page, jobList.searchField);
    await page.keyboard.press('ArrowDown');
    await expect(jobList.job('1ESY1160123456')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(jobList.job('7ELS0098127734')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(jobScreen.heading).toHaveText('7ELS0098127734');
    await expect(jobScreen.heading).toBeFocused();
  },
);

test(
  'closing and opening the help beside the form moves the focus with it',
  { tag: '@desktop' },
  async ({ page, openAs, jobScreen }) => {
    await openJobWithKeys({ openAs, jobScreen }, 'kunde-strom', 'demo-kunde');
    const open = page.getByRole('button', { name: 'So lesen Sie ab' });
    const panel = page.getByRole('complementary', { name: 'So lesen Sie ab' });
    await expect(panel).toBeVisible();
    await expectAccessible(page);
    await press(page, page.getByRole('button', { name: 'Hilfe schließen' }));
    await expect(panel).toBeHidden();
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('heading', { name: 'So lesen Sie ab' })).toBeFocused();
  },
);

test('Escape closes the help over the form, and the focus returns to the button', async ({
  page,
  openAs,
  jobScreen,
}) => {
  await openJobWithKeys({ openAs, jobScreen }, 'kunde-strom', 'demo-kunde');
  const open = page.getByRole('button', { name: 'So lesen Sie ab' });
  const help = page.getByRole('dialog', { name: 'So lesen Sie ab' });
  await press(page, open);
  await expect(help.getByRole('heading', { name: 'So lesen Sie ab' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(open).toBeFocused();
});

test(
  'a person types a value with its comma, confirms and sends it',
  { tag: '@every-width' },
  async ({ page, openAs, jobScreen }) => {
    await openJobWithKeys({ openAs, jobScreen }, 'kunde-gas', 'demo-kunde');
    const { confirmation } = jobScreen;
    const fields = jobScreen.rate('Verbrauch').getByRole('textbox');
    const [whole, decimals] = [fields.first(), fields.last()];
    await tabTo(page, whole);
    await page.keyboard.type('13210,4');
    await expect(decimals).toBeFocused();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect(whole).toBeFocused();
    await page.keyboard.type(',45');
    await expect(jobScreen.sendButton).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(confirmation.getByRole('heading', { level: 2 })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(confirmation).toBeHidden();
    await expect(decimals).toBeFocused();
    await press(page, jobScreen.sendButton);
    await expect(confirmation.getByRole('heading', { level: 2 })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(confirmation.getByRole('button', { name: 'Korrigieren' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(whole).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, confirmation.getByRole('button', { name: 'Senden' }));
    await expect(jobScreen.thanks).toBeVisible();
    await expect(jobScreen.heading).toBeFocused();
  },
);

test('a person accepts the probable value of a doubted tariff', async ({
  page,
  openAs,
  jobScreen,
}) => {
  await openJobWithKeys({ openAs, jobScreen }, 'kunde-strom', 'demo-kunde');
  const day = jobScreen.rate('Verbrauch Hochtarif');
  const night = jobScreen.rate('Verbrauch Niedertarif');
  const whole = night.getByRole('textbox').first();
  await tabTo(page, day.getByRole('textbox').first());
  await page.keyboard.type('45260,5');
  await tabTo(page, whole);
  await page.keyboard.type('198042');
  await expect(night).toContainText('Steht auf dem Zähler 019804,2?');
  await press(page, night.getByRole('button', { name: 'Ja' }), 'Space');
  // The buttons disappear with the doubt.
  await expect(whole).toBeFocused();
  await expect(whole).toHaveValue('019804');
  await expect(night.getByRole('textbox').last()).toHaveValue('2');
  await expect(night).toContainText('Passt zum bisherigen Verbrauch');
  await page.keyboard.press('Enter');
  // Both values fit what is usual, so nothing is asked.
  await expect(jobScreen.thanks).toBeFocused();
  await expect(page.getByRole('img', { name: '45.260,5 kWh' })).toBeVisible();
  await expect(page.getByRole('img', { name: '19.804,2 kWh' })).toBeVisible();
});

test('after sending, a person opens the next meter of the house and returns to correct the first', async ({
  page,
  openAs,
  jobScreen,
}) => {
  await openJobWithKeys({ openAs, jobScreen }, 'kunde-gas', 'demo-kunde');
  const counter = jobScreen.rate('Verbrauch').getByRole('textbox').first();
  await tabTo(page, counter);
  await page.keyboard.type('13210,45');
  await expect(jobScreen.sendButton).toBeEnabled();
  await page.keyboard.press('Enter');
  await press(page, jobScreen.confirmation.getByRole('button', { name: 'Senden' }));
  await expect(jobScreen.heading).toBeFocused();

  await press(
    page,
    page.getByRole('region', { name: 'Im selben Haus noch offen' }).getByRole('link'),
  );
  await expect(jobScreen.heading).not.toHaveText('7ELS0098127734');
  await expect(jobScreen.heading).toBeFocused();
  // The browser handles Alt with the left arrow itself, so a test cannot press it in the page.
  await page.goBack();
  await expect(jobScreen.heading).toHaveText('7ELS0098127734');
  await expect(jobScreen.heading).toBeFocused();

  await press(page, page.getByRole('button', { name: 'Stand korrigieren' }));
  // The form has replaced the button.
  await expect(counter).toBeFocused();
  await page.keyboard.type('13211,45');
  await expect(jobScreen.sendButton).toBeEnabled();
  await page.keyboard.press('Enter');
  await press(page, jobScreen.confirmation.getByRole('button', { name: 'Senden' }));
  await expect(jobScreen.heading).toBeFocused();
  await expect(page.getByRole('img', { name: '13.211,45 m³' })).toBeVisible();
});
