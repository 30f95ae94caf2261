import { JobScreen } from '../screens/job-screen';
import { LoginScreen } from '../screens/login-screen';
import { type Fate, Line } from '../world/line';
import { expect, test } from '../world/test';

test(
  'a reading that waits in one tab closes its entry in the others, until it is sent',
  { tag: '@engines' },
  async ({ page, openTab, server }) => {
    let fate: Fate = 'is lost';
    const line = await Line.open(server.origin, { fateOf: () => fate });
    const path = `${line.origin}/ablesung/kunde-gas`;
    await page.goto(path);
    await new LoginScreen(page).logInAsDemoCustomer();
    const one = new JobScreen(page);
    await expect(one.rate('Verbrauch')).toBeVisible();
    const tab = await openTab();
    await tab.goto(path);
    const other = new JobScreen(tab);
    await expect(other.rate('Verbrauch')).toBeVisible();

    await one.send('Verbrauch', '13210', '45');
    await expect(one.toast('Der Server antwortet gerade nicht')).toBeVisible();
    await expect(other.rate('Verbrauch')).toBeHidden();
    await expect(other.sendButton).toBeHidden();
    const waits = tab.getByText(/^Wartet/);
    await expect(waits.first()).toBeVisible();

    fate = 'arrives';
    await page.reload();
    await expect.poll(() => line.accepted(13210.45)).toHaveLength(1);
    await expect(waits).toHaveCount(0);
    await expect(tab.getByRole('link', { name: 'Nachweis ansehen' })).toBeVisible();
    await line.close();
  },
);
