import type { Meta } from '@storybook/react-vite';
import { json } from '@ablesbar/api-client/testing';
import { aPortal } from '../../testing/a-portal';
import { tokenOf } from '../../testing/demo-server';
import { household } from '../../testing/household';
import { neighbour } from '../../testing/people';
import { aPerson } from '../../testing/scene';

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
/** A logged-in user is asked before another account is added. */
export const EinWeitererZugang = aPortal({
  ...link,
  as: [aPerson({ jobs: household })],
  shows: `${neighbour.name} anmelden?`,
  script(server) {
    const { username, id, name, parentId, parentName } = neighbour;
    const token = tokenOf(neighbour);
    server.on('POST', '/auth/token', json(200, { username, token }));
    server.on('GET', '/api/pro/account/info', json(200, { id, name, parentId, parentName }));
  },
});
