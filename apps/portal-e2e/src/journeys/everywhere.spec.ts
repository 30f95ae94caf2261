import { expectAccessible } from '../world/accessibility';
import { brokenWords } from '../world/broken-words';
import { expect, test } from '../world/test';
import { translatePage } from '../world/translation';

const METER = '7ELS0098127734';

test.describe('at 320 px, which is 1280 px at a zoom of 400 %', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('every screen fits, also in forced colours', async ({
    page,
    loginScreen,
    jobList,
    jobScreen,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await loginScreen.open('/ablesung');
    await expectAccessible(page);
    const tabs = page.getByRole('tab');
    await tabs.last().click();
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
    await tabs.first().click();
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await loginScreen.logInAsDemoCustomer();
    await jobList.job(METER).waitFor();
    await expectAccessible(page);
    const menu = page.getByRole('button', { name: 'Menü öffnen' });
    await menu.click();
    await expect(menu).toBeHidden();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeVisible();
    await jobList.job(METER).click();
    await jobScreen.enter('Verbrauch', '13210', '45');
    await expect(jobScreen.sendButton).toBeEnabled();
    await expectAccessible(page);
    for (const path of ['/', '/introduction', '/gibt-es-nicht']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessible(page);
    }
  });
});

test(
  'no word breaks at any width between a phone and a desk',
  { tag: '@desktop' },
  async ({ page, openAs, jobList }) => {
    await openAs('demo-verwaltung', '/ablesung');
    await jobList.jobsIn('Offen').first().waitFor();
    for (const width of [480, 640, 768, 992, 1024, 1100, 1264]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => brokenWords(page), `at ${width} px`).toEqual([]);
    }
  },
);

test('a browser that translates the page does not break the portal', async ({
  page,
  loginScreen,
  jobList,
  jobScreen,
}) => {
  await loginScreen.open('/ablesung');
  await translatePage(page);
  await loginScreen.logIn('demo-kunde', 'falsch-falsch');
  await loginScreen.errorBox.waitFor();
  await loginScreen.logInAsDemoCustomer();
  await jobList.job(METER).click();
  await expect(jobScreen.heading).toHaveText(METER);
  await jobScreen.enter('Verbrauch', '13210', '45');
  await jobScreen.sendButton.click();
  await jobScreen.confirmation.getByRole('button', { name: 'Senden' }).click();
  await expect(jobScreen.thanks).toBeVisible();
});
