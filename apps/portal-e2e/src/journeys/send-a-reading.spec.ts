import { expectAccessible } from '../world/accessibility';
import { expect, test } from '../world/test';

test(
  'a person logs in, sends a reading and finds the finished job',
  { tag: '@every-width' },
  async ({ page, loginScreen, jobList, jobScreen }, testInfo) => {
    const isPhone = testInfo.project.name === 'phone';

    await test.step('log in', async () => {
      await loginScreen.open('/ablesung');
      await expect(page).toHaveTitle('Stadtwerke Neuenbrück | Zählerstandserfassung');
      await expectAccessible(page);
      await loginScreen.logInAsDemoCustomer();
    });

    const meter = '7ELS0098127734';
    await test.step('choose the gas meter', async () => {
      await expect(jobList.jobIn('Offen', meter)).toBeVisible();
      await expectAccessible(page);
      await jobList.job(meter).click();
      await expect(jobScreen.heading).toHaveText(meter);
      await expect(jobScreen.heading).toBeFocused();
      await expectAccessible(page);
    });

    await test.step('type the value; the comma moves to the decimals', async () => {
      await expect(jobScreen.sendButton).toBeDisabled();
      await jobScreen.enter('Verbrauch', '13210', '45');
      await expect(jobScreen.sendButton).toBeEnabled();
      await expectAccessible(page);
    });

    await test.step('confirm and send', async () => {
      await jobScreen.sendButton.click();
      await expect(jobScreen.confirmation.getByRole('img', { name: /13\.210,45/ })).toBeVisible();
      await expectAccessible(page);
      await jobScreen.confirmation.getByRole('button', { name: 'Senden' }).click();
      await expect(jobScreen.thanks).toBeVisible();
      await expect(jobScreen.heading).toBeFocused();
      await expect(page.getByRole('img', { name: '13.210,45 m³' })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('find the job among the finished ones', async () => {
      if (isPhone) await jobScreen.back.click();
      await expect(jobList.jobIn('Fertig', meter)).toBeVisible();
      await expectAccessible(page);
    });
  },
);

test(
  'a reading survives a restart of the server',
  { tag: '@firefox' },
  async ({ page, server, loginScreen, jobList, jobScreen }) => {
    await loginScreen.openAsDemoCustomer('/ablesung/kunde-gas');
    await expect(jobScreen.heading).toBeFocused();
    await jobScreen.send('Verbrauch', '13210', '45');
    await expect(jobScreen.thanks).toBeVisible();
    await server.stop();
    await server.start();
    await page.goto('/ablesung');
    await expect(jobList.jobIn('Fertig', '7ELS0098127734')).toBeVisible();
  },
);

test('a person sends one of two tariffs and adds the other later', async ({
  page,
  openAs,
  jobList,
  jobScreen,
}) => {
  await openAs('demo-kunde', '/ablesung');
  await jobList.job('1ESY1160123456').click();
  await jobScreen.send('Verbrauch Hochtarif', '43310', '5');
  await expect(jobScreen.thanks).toBeVisible();
  await expect(jobScreen.sendButton).toBeHidden();
  await expect(jobScreen.heading).toBeFocused();
  await expect(page.getByRole('img', { name: '43.310,5 kWh' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Stände ergänzen' }).click();
  await jobScreen.send('Verbrauch Niedertarif', '18910', '2');
  await expect(jobScreen.thanks).toBeVisible();
  // The slip of one rate would hide the other, so the list of both stands there.
  await expect(page.getByText('Gesendet: 43.310,5 kWh')).toBeVisible();
  await expect(page.getByText('Gesendet: 18.910,2 kWh')).toBeVisible();
});
