import { JobScreen } from '../screens/job-screen';
import { ManagementScreen } from '../screens/management-screen';
import { expectAccessible } from '../world/accessibility';
import { expect, test } from '../world/test';

/** A person looks before a tap, and finds each digit on the meter; the pauses stand for it. */
const TAP = { delay: 1500 };
const DIGIT = { delay: 350 };
const ALL_MS = 20_000;

test.use({ viewport: { width: 360, height: 640 } });

test('from the printed link to the slip in three taps, without scrolling, in 20 seconds', async ({
  page,
  browser,
  openAs,
}) => {
  await openAs('demo-kunde', '/ablesung/kunde-gas');
  await page.getByRole('button', { name: 'Teilen', exact: true }).click();
  await page.getByRole('button', { name: 'Zugang erstellen' }).click();
  const link = await new ManagementScreen(page).link();

  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    locale: 'de-DE',
  });
  const phone = await context.newPage();
  const job = new JobScreen(phone);
  const scrolled = () => phone.evaluate(() => window.scrollY);
  const began = Date.now();

  // The first tap, or the scan of the code.
  await phone.goto(link);
  await expect(job.heading).toHaveText('7ELS0098127734');
  const counter = job.rate('Verbrauch').getByRole('textbox').first();
  await expect(counter).toBeInViewport({ ratio: 1 });

  await counter.click(TAP);
  await phone.keyboard.type('13440,45', DIGIT);
  expect(await scrolled()).toBe(0);

  await expect(job.sendButton).toBeInViewport({ ratio: 1 });
  await job.sendButton.click(TAP);
  await expect(job.thanks).toBeVisible();
  expect(Date.now() - began).toBeLessThan(ALL_MS);
  expect(await scrolled()).toBe(0);

  const slip = phone.getByRole('article', { name: 'Nachweis' });
  await expect(slip.getByRole('img', { name: '13.440,45 m³' })).toBeInViewport();
  await expect(
    slip.getByText(/^\d+.m³, im Vorjahr (in gleich vielen Tagen )?\d+.m³: \d+.% (weniger|mehr)$/),
  ).toBeInViewport();
  await expect(phone.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(phone);
  await context.close();
});
