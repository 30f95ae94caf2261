import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServer, type FakeAnswer, fakeToken, json } from '@ablesbar/api-client/testing';
import { ROLES } from '@ablesbar/domain';
import { browserPorts } from '../../app/ports';
import { createPageHistory } from '../../entry/step-history';
import { anEntry, aPhoto, config } from '../../testing/an-entry';
import { NOW, wizardAround } from '../../testing/wizard-around';
import { Wizard } from '../../Wizard/Wizard';
import { SummaryStep } from './SummaryStep';

const RESULTS = '/api/unknown-readings/results';
const RECEIPTS = '/api/pro/unknown-readings/receipts';
const SENDING = 'Ihr Zählerstand ist unterwegs. Bis die Antwort da ist, lässt sich nichts ändern.';

beforeAll(() => {
  // jsdom has neither.
  HTMLElement.prototype.showPopover = jest.fn();
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) });
});

/** A reading on its way: the person came over the contact to the summary and has pressed send. */
async function sending({ email = '', receipts = new Response(null, { status: 204 }) } = {}) {
  const server = createFakeServer();
  const token = fakeToken({
    roles: [ROLES.anonymousReading, ROLES.anonymousReceipt],
    iat: NOW.getTime() / 1000,
    exp: NOW.getTime() / 1000 + 900,
  });
  server.on('POST', '/auth/token-unknown-readings', json(200, { token }));
  const answers: ((answer: FakeAnswer) => void)[] = [];
  server.on('POST', RESULTS, () => new Promise((answer) => answers.push(answer)));
  server.on('POST', RECEIPTS, receipts);
  const { parts, show } = await wizardAround({
    fetch: server.fetch,
    after: (ms, action) => browserPorts.after(ms === 3000 ? 0 : ms, action),
    stepHistory: createPageHistory(window),
    settings: { communicationSettings: { sendingUnknownUserReadingReceiptAllowed: true } },
  });
  parts.entries.change(anEntry({ email }));
  parts.stepHistory.go({ step: 'CONTACT', isChange: false });
  parts.stepHistory.go({ step: 'SUMMARY', isChange: false });
  await parts.session.start();
  show(<Wizard />);
  await userEvent.click(await screen.findByRole('button', { name: 'Zählerstand senden' }));
  await waitFor(() => expect(answers).toHaveLength(1));
  const answer = (next: FakeAnswer) => act(async () => answers.at(-1)?.(next));
  return { parts, answers, answer };
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const moved = () =>
  new Promise((heard) => window.addEventListener('popstate', heard, { once: true }));
const back = () =>
  act(async () => {
    history.back();
    await moved();
  });

test('while the reading is on its way, nothing of it can be changed, and the screen says why', async () => {
  const { parts, answers, answer } = await sending();
  const { entry } = parts.entries.get();
  expect(screen.getByText(SENDING)).toHaveAttribute('role', 'status');
  for (const name of [/^Ändern: Zählerstände/, /^Ändern: Zähler$/, /^Ändern: Kontakt/, 'Zurück']) {
    const button = screen.getByRole('button', { name });
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleDescription(SENDING);
  }
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.type(screen.getByRole('textbox', { name: /E-Mail/ }), 'a@b.example{Enter}');
  expect(parts.entries.get().entry).toBe(entry);
  expect(await title('Prüfen und senden')).toBeVisible();
  expect(answers).toHaveLength(1);
  // Its history listens to the window of the next test, too, and must hold nobody there.
  await answer('lost');
});

test("the browser's back stays at a reading on its way, and leads back again after a failure", async () => {
  const { answer } = await sending();
  await back();
  await act(moved);
  expect(await title('Prüfen und senden')).toBeVisible();
  await answer('lost');
  expect(screen.getByText(/^Die Verbindung brach ab/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Zurück' }));
  expect(await title('Kontakt')).toBeVisible();
});

test('a server that cannot answer is not said to be a broken connection', async () => {
  const { answer } = await sending();
  await answer(new Response(null, { status: 503 }));
  expect(screen.getByText(/^Der Server des Versorgers kann gerade nicht antworten/)).toBeVisible();
});

test('after a failure all can be changed, and the summary goes on saying that nothing was sent', async () => {
  const { parts, answers, answer } = await sending();
  await answer('lost');
  await userEvent.click(screen.getByRole('button', { name: 'Ändern: Kontakt' }));
  const city = await screen.findByRole('textbox', { name: 'Ort' });
  await userEvent.type(city, ' Süd');
  await userEvent.click(screen.getByRole('button', { name: 'Änderung übernehmen' }));
  expect(await screen.findByText(/^Die Verbindung brach ab/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
  await waitFor(() => expect(answers).toHaveLength(2));
  await answer(new Response(null, { status: 204 }));
  expect(await title('Zählerstand gesendet')).toBeVisible();
  expect(parts.sent.get()[0]?.submission.contact.city).toBe('Neuenbrück Süd');
});

test('a reading waits for a photo that is still being scaled, and takes it along', async () => {
  const { parts, answers, answer } = await sending();
  await answer('lost');
  const photos = parts.entries.photosOf('1.8.0');
  act(() => photos.setScaling(true));
  const again = screen.getByRole('button', { name: 'Noch einmal senden' });
  await userEvent.click(again);
  expect(again).toHaveAccessibleDescription(/^Ein Foto wird noch verkleinert/);
  expect(answers).toHaveLength(1);
  act(() => {
    photos.change(() => [aPhoto('p-1')]);
    photos.setScaling(false);
  });
  await userEvent.click(again);
  await waitFor(() => expect(answers).toHaveLength(2));
  await answer(new Response(null, { status: 204 }));
  expect(parts.sent.get()[0]?.submission.readingValues[0]?.readingImages).toHaveLength(1);
});

test('a reading that arrives on the way back to it shows its end', async () => {
  const { answer } = await sending();
  await back();
  const returned = moved();
  await answer(new Response(null, { status: 204 }));
  await act(() => returned);
  expect(await title('Zählerstand gesendet')).toBeVisible();
});

test('the summary shows meter, reason, date, address and values', async () => {
  const readingReasons = [
    { value: 'MOVE_IN', labelDE: 'Einzug', labelEN: '', hintDE: '', hintEN: '' },
    { value: 'ANNUAL', labelDE: 'Jahresablesung', labelEN: '', hintDE: '', hintEN: '' },
  ];
  const { parts, show } = await wizardAround({
    fetch: () => Promise.reject(new Error()),
    settings: { unknownUserReading: { ...config, readingReasons } },
  });
  parts.entries.change(anEntry());
  show(<SummaryStep />);
  const shown = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(shown).toEqual([
    ['1.8.0 Verbrauch', '003427,9'],
    ['Nummer', '1ESY1160123456'],
    ['Art', 'Strom'],
    ['Name', 'Jürgen Weißmüller'],
    ['Adresse', 'Am Markt 1a39999 Neuenbrück'],
    ['Anlass', 'Jahresablesung'],
    ['Ablesedatum', 'Fr., 20.11.2026'],
  ]);
});

test('the consent links the privacy policy of the utility, without leaving the form', async () => {
  const url = 'https://stadtwerke.example/datenschutz';
  const { show } = await wizardAround({
    fetch: () => Promise.reject(new Error()),
    settings: { legal: { privacy: { url } } },
  });
  show(<SummaryStep />);
  const policy = screen.getByRole('link', { name: 'Datenschutzerklärung' });
  expect(screen.getByText(/^Ich habe die/)).toContainElement(policy);
  expect(policy).toHaveAttribute('href', url);
  expect(policy).toHaveAttribute('target', '_blank');
});

const SENT = 'Zählerstand gesendetIhr Zählerstand ist angekommen.';

test.each([
  { says: 'of no receipt that nobody wants', toasts: [SENT] },
  {
    says: 'of a receipt that was sent',
    email: 'a@b.example',
    toasts: [SENT, expect.stringMatching(/^Unterwegs an a@b\.example/)],
  },
  {
    says: 'of a receipt that failed',
    email: 'a@b.example',
    receipts: json(500, {}),
    toasts: [SENT, expect.stringMatching(/^E-Mail nicht verschickt/)],
  },
])('a toast tells of the sent reading, and $says', async ({ toasts, ...asked }) => {
  const { answer } = await sending(asked);
  await answer(new Response(null, { status: 204 }));
  await title('Zählerstand gesendet');
  const region = screen.getByRole('region', { name: 'Meldungen' });
  expect([...region.children].map(({ textContent }) => textContent)).toEqual(toasts);
});
