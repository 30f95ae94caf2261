import type { Meta } from '@storybook/react-vite';
import { json } from '@ablesbar/api-client/testing';
import { aPortal, type PortalStory } from '../../testing/a-portal';
import { press, sees } from '../../testing/user-actions';
import { household, householdDone } from '../../testing/household';
import { aPerson, type Person } from '../../testing/scene';

const meta = { title: 'Portal/Quittung', tags: ['screen'] } satisfies Meta;
export default meta;

const registered: Pick<Person, 'registration'> = {
  registration: {
    registered: true,
    currentConfirmedCommunicationTypes: ['EMAIL'],
    selfServiceToken: '7HqX2',
  },
};
const offered: Pick<Person, 'registration'> = {
  registration: {
    registered: false,
    currentConfirmedCommunicationTypes: [],
    selfServiceToken: '7HqX2',
  },
};
const OPT_IN = {
  crmSettings: { externalRegistrationOptInBaseUrl: 'https://kundenpost.example' },
} as const;

const home = (part: Omit<PortalStory, 'at'>) => aPortal({ at: '/', config: OPT_IN, ...part });

export const Registrieren = home({
  as: [aPerson({ jobs: household, ...offered })],
  shows: 'Ablesungen öffnen',
  async then() {
    await press('Quittung per E-Mail');
    await sees('Stände per E-Mail bestätigen lassen');
  },
});
export const AdresseFehlt = home({
  as: [aPerson({ jobs: household, ...offered })],
  config: { crmSettings: { externalRegistrationOptInBaseUrl: null } },
  shows: 'Ablesungen öffnen',
  async then() {
    await press('Quittung per E-Mail');
    await sees('Die Registrierung ist nicht möglich');
  },
});
export const Anfordern = home({
  as: [aPerson({ jobs: householdDone, ...registered })],
  shows: /^Ihr Versorger bestätigt 4/,
});
export const Angefordert = home({
  as: [aPerson({ jobs: householdDone, ...registered })],
  shows: /^Ihr Versorger bestätigt 4/,
  async then() {
    await press('Quittung anfordern');
    await sees(/^Die Quittung ist angefordert/);
  },
});
export const Fehlgeschlagen = home({
  as: [aPerson({ jobs: householdDone, ...registered })],
  script: (server) => server.on('POST', '/api/pro/job/reading-receipts', json(500, {})),
  shows: /^Ihr Versorger bestätigt 4/,
  async then() {
    await press('Quittung anfordern');
    await sees(/^Die Quittung konnte nicht angefordert werden/);
  },
});
