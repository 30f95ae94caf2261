import { expectAccessible } from '../world/accessibility';
import { expect, test } from '../world/test';
import { WIZARD_PATH } from '../screens/wizard';

const TOKEN = '**/auth/token-unknown-readings';
const RESULTS = '**/api/unknown-readings/results';

test('without a token the wizard is unavailable, and with a token it opens', async ({
  page,
  wizard,
}) => {
  await page.route(TOKEN, (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.goto(WIZARD_PATH);
  await wizard.heading('Die Zählerstandserfassung ist momentan nicht möglich').waitFor();
  await expect(page.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
  await expectAccessible(page);
  await wizard.button('Erneut versuchen').click();
  await expect(wizard.heading('Zählerstand ohne Zugang melden')).toBeFocused();
});

test('the person retries failed settings, and the entry is still there', async ({
  page,
  wizard,
}) => {
  await page.route('**/api/public/application', (route) => route.fulfill({ status: 503 }), {
    times: 1,
  });
  await page.goto(WIZARD_PATH);
  await wizard.button('Erneut versuchen').click();
  await wizard.enterMeter('7ELS0098127734');
  await wizard.heading('Zählerstand').waitFor();
});

test(
  "the wizard shows the utility's instructions for this meter",
  { tag: '@desktop' },
  async ({ page, wizard }) => {
    await wizard.open();
    await wizard.enterMeter('7ELS0098127734');
    await wizard.heading('Zählerstand').waitFor();
    await expect(page.getByRole('region', { name: 'Gaszähler' })).toContainText(
      'schwarzen Ziffern',
    );
    await expect(page.getByRole('region', { name: 'Wasserzähler' })).toBeHidden();
    await expectAccessible(page);
  },
);

test('if the utility requires a login, the page says so', async ({ page, wizard }) => {
  await page.route('**/api/public/application', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const off = text.replace(
      /"unknownUserReadingAllowed":\s*true/,
      '"unknownUserReadingAllowed":false',
    );
    await route.fulfill({ response: answer, body: off });
  });
  await page.goto(WIZARD_PATH);
  await wizard.heading('Hier nur mit Zugang').waitFor();
  await expect(page.getByRole('link', { name: 'Zur Startseite' })).toBeVisible();
  await expectAccessible(page);
});

test('a person extends the session, and after its end a new one continues with the same entry', async ({
  page,
  wizard,
}) => {
  await page.clock.install();
  const token = page.waitForResponse(TOKEN);
  await wizard.open();
  await wizard.enterMeter('7ELS0098127734');
  // The half hour begins with this token.
  await (await token).finished();
  await page.clock.fastForward('28:30');
  const renewed = page.waitForResponse(TOKEN);
  await wizard.button('Sitzung verlängern').click();
  await expect(page.getByRole('status').filter({ hasText: 'Sitzung verlängert' })).toBeVisible();
  await expect(wizard.heading('Zählerstand')).toBeFocused();
  await (await renewed).finished();
  // The first token ends on the way. The warning comes again, before the end of the second one.
  await page.clock.fastForward('28:30');
  await wizard.button('Sitzung verlängern').waitFor();
  await expectAccessible(page);
  await page.clock.fastForward('02:00');
  await wizard.heading('Session abgelaufen').waitFor();
  await expect(page.getByRole('region', { name: 'Das ist noch da' })).toContainText(
    '7ELS0098127734',
  );
  await expectAccessible(page);
  await wizard.button('Sitzung erneuern').click();
  await wizard.heading('Zählerstand').waitFor();
  await expect(page.getByText('7ELS0098127734')).toBeVisible();
});

test('a token that the server refuses ends the session', async ({ page, wizard }) => {
  await wizard.open();
  await wizard.enterAll();
  await page.route(RESULTS, (route) => route.fulfill({ status: 401 }), { times: 1 });
  await wizard.consent.check();
  await wizard.button('Zählerstand senden').click();
  await wizard.heading('Session abgelaufen').waitFor();
  await wizard.button('Sitzung erneuern').click();
  await wizard.heading('Prüfen und senden').waitFor();
  await wizard.button('Zählerstand senden').click();
  await wizard.heading('Zählerstand gesendet').waitFor();
});

test.describe('the form keeps a reading that failed:', () => {
  for (const { says, status, body, words } of [
    { says: 'too many requests', status: 429, body: '{}', words: 'zu viele Anfragen' },
    { says: 'too large', status: 413, body: '{}', words: 'zusammen zu groß' },
    {
      says: 'a refusal with its reason',
      status: 422,
      body: '{"message":"Nein","fieldErrors":[{"field":"readingDate","message":"Zu alt."}]}',
      words: 'Zu alt.',
    },
    {
      says: 'a captive portal',
      status: 200,
      body: '<h1>Hotspot</h1>',
      words: 'Verbindung brach ab',
    },
  ]) {
    test(says, async ({ page, wizard }) => {
      await wizard.open();
      await wizard.enterAll();
      await page.route(RESULTS, (route) => route.fulfill({ status, body }), { times: 1 });
      await wizard.consent.check();
      await wizard.button('Zählerstand senden').click();
      await expect(page.getByRole('main')).toContainText(words);
      await expect(wizard.consent).toBeChecked();
      await wizard.button('Noch einmal senden').click();
      await wizard.heading('Zählerstand gesendet').waitFor();
    });
  }
});
