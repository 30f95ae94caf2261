import type { Meta } from '@storybook/react-vite';
import { json } from '@ablesbar/api-client/testing';
import { aPortal } from '../../testing/a-portal';

const meta = { title: 'Portal/Anmeldung mit Link', tags: ['screen'] } satisfies Meta;
export default meta;

const link = { at: '/m', linkToken: 'Zq4v-81Kd' } as const;

export const WirdGeprueft = aPortal({
  ...link,
  shows: 'Anmeldung wird geprüft...',
  script: (server) => server.on('POST', '/auth/token', 'silent'),
});
export const Ungueltig = aPortal({
  ...link,
  shows: /^Melden Sie sich mit Benutzername und Passwort an/,
  script: (server) => server.on('POST', '/auth/token', json(401, {})),
});
export const KeineAntwort = aPortal({
  ...link,
  shows: /^Der Versorger antwortet nicht/,
  script: (server) => server.on('POST', '/auth/token', json(503, {})),
});
