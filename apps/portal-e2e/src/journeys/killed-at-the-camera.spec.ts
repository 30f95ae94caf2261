import { JobScreen } from '../screens/job-screen';
import { LoginScreen } from '../screens/login-screen';
import { PATIENCE } from '../world/patience';
import { takePhotos } from '../world/photos';
import { storedDrafts, storedKeys } from '../world/browser-storage';
import { expect as defaultExpect, test } from '../world/test';

const expect = defaultExpect.configure({ timeout: PATIENCE.killedBrowser.expectMs });

test('a browser that is killed while the camera is open loses nothing of the entry', async ({
  server,
  killable: browser,
}) => {
  const address = `${server.origin}/ablesung/kunde-gas`;
  const page = await browser.start();
  await page.goto(address);
  await new LoginScreen(page).logInAsDemoCustomer();
  // A new screen focuses its title first; keys typed before that would be lost.
  await expect(new JobScreen(page).heading).toBeFocused();
  await new JobScreen(page).enter('Verbrauch', '13210', '45');
  await new JobScreen(page).addPhotos(await takePhotos(page, 1));
  await expect(page.getByRole('button', { name: 'Foto 1 groß ansehen' })).toBeVisible();
  await new JobScreen(page).openLine('Hinweis');
  await page.getByRole('textbox', { name: /Hinweis/ }).fill('Neue Heizung seit Mai');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Bild wählen' }).click();
  await choosing;
  // The camera is open for longer than the disk needs to store the entry.
  await expect.poll(() => storedDrafts(page, 'readingDraft')).toContain('Neue Heizung');
  await expect.poll(() => storedKeys(page, 'draft-photos')).toHaveLength(1);
  await browser.kill();

  const next = await browser.start();
  await next.goto(address);
  await expect(next.getByText(/^Entwurf von /)).toBeVisible();
  const counter = new JobScreen(next).rate('Verbrauch').getByRole('textbox');
  await expect(counter.first()).toHaveValue('13210');
  await expect(counter.last()).toHaveValue('45');
  await expect(next.getByRole('button', { name: 'Foto 1 groß ansehen' })).toBeVisible();
  await expect(next.getByRole('textbox', { name: /Hinweis/ })).toHaveValue('Neue Heizung seit Mai');
});
