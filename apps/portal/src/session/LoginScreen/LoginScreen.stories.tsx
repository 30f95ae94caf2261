import type { Meta } from '@storybook/react-vite';
import { fakeToken, json } from '@ablesbar/api-client/testing';
import { aPortal, type PortalStory } from '../../testing/a-portal';
import { fill, press, sees } from '../../testing/user-actions';

const meta = { title: 'Portal/Anmeldung', tags: ['screen'] } satisfies Meta;
export default meta;

const login = (part: Partial<PortalStory> = {}) =>
  aPortal({ at: '/', shows: 'Zählerstand melden', ...part });

async function logIn(username: string, password: string) {
  await fill('Benutzername', username);
  await fill('Passwort', password);
  await press('Anmelden');
}

export const Leer = login();
export const OhneZugangsdaten = login({
  async then() {
    await press('Ohne Zugangsdaten', 'tab');
    await sees(/^Dafür brauchen Sie die Zählernummer/);
  },
});
export const ZuKurz = login({
  async then() {
    await logIn('hb', 'hb');
    await sees(/^Der Benutzername hat mindestens/);
  },
});
export const WirdAngemeldet = login({
  script: (server) => server.on('POST', '/auth/token', 'silent'),
  async then() {
    await logIn('h.brandt', 'Sommer2026');
    await sees('Wird angemeldet');
  },
});
export const Abgelehnt = login({
  script: (server) => server.on('POST', '/auth/token', json(401, {})),
  async then() {
    await logIn('h.brandt', 'Sommer2026');
    await sees(
      'Geben Sie das Passwort noch einmal ein. Achten Sie auf große und kleine Buchstaben und auf O und 0.',
    );
  },
});
export const WiederAbgelehnt = login({
  script: (server) => server.on('POST', '/auth/token', json(401, {})),
  async then() {
    await logIn('h.brandt', 'Sommer2026');
    await sees(
      'Geben Sie das Passwort noch einmal ein. Achten Sie auf große und kleine Buchstaben und auf O und 0.',
    );
    // The form has cleared the password.
    await logIn('h.brandt', 'sommer2026');
    await press('Klappt es nicht?');
    await sees('Anmeldung ist derzeit nicht möglich');
  },
});
export const KeineAntwort = login({
  script: (server) => server.on('POST', '/auth/token', json(503, {})),
  async then() {
    await logIn('h.brandt', 'Sommer2026');
    await sees(/^Der Versorger antwortet nicht/);
  },
});
export const ZuOft = login({
  script: (server) => server.on('POST', '/auth/token', json(429, {}, { 'Retry-After': '300' })),
  async then() {
    await logIn('h.brandt', 'Sommer2026');
    await sees('Zu viele Versuche');
  },
});
export const OhneAnonymeAblesung = login({
  config: { unknownUserReading: { unknownUserReadingAllowed: false } },
});
export const PasswortImKlartext = login({
  config: { features: { loginPasswordInputAsCleartext: true } },
  script: (server) =>
    server.on('POST', '/auth/token', json(200, { username: 'x', token: fakeToken({}) })),
});
