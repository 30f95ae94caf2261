import type { Meta } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { json } from '@ablesbar/api-client/testing';
import { aPortal, type PortalStory } from '../../testing/a-portal';
import { press, sees } from '../../testing/user-actions';
import { household } from '../../testing/household';
import { manager } from '../../testing/people';
import { aPerson } from '../../testing/scene';

const meta = { title: 'Portal/Verwaltung', tags: ['screen'] } satisfies Meta;
export default meta;

const caretaker = {
  id: 'hausmeister',
  name: 'Hausmeisterdienst Nowak, Ahornweg und Am Wehr',
  username: 'zk-481-772',
  allowToReShare: true,
  jobIds: ['verwaltung-16', 'verwaltung-17', 'verwaltung-18', 'verwaltung-19'],
  sharedAccounts: [
    {
      id: 'vertretung',
      name: 'Vertretung im Urlaub',
      username: 'zk-481-773',
      allowToReShare: false,
      jobIds: ['verwaltung-16'],
      sharedAccounts: [],
    },
  ],
} as const;
const tenant = {
  id: 'mieterin',
  name: 'Mieterin 3. OG rechts',
  username: 'zk-481-790',
  allowToReShare: false,
  jobIds: ['verwaltung-20'],
  sharedAccounts: [],
} as const;
const login = { token: 'Zq4v-81Kd-77Ta', username: 'zk-481-801', password: 'Kiesel-Hafer-42' };

const management = (part: Partial<PortalStory> = {}) =>
  aPortal({
    at: '/management/account/verwaltung',
    as: [manager(40, { shares: [caretaker, tenant] })],
    shows: 'Mieterin 3. OG rechts',
    ...part,
  });

async function chooseFirst() {
  const table = await screen.findByRole('grid', { name: 'Zähler teilen' });
  table.focus();
  await userEvent.keyboard(' ');
  await press(/Zähler teilen$/);
  await sees('Name des Zugangs');
}

export const Freigaben = management();
export const NochNichts = management({ as: [manager(40)], shows: 'Noch nichts freigegeben' });
export const Viele = management({ as: [manager(1200)], shows: 'Noch nichts freigegeben' });
export const NichtTeilbar = management({
  at: '/management/account/kunde',
  as: [aPerson({ jobs: household.map((job) => ({ ...job, jobPermissions: { reShare: false } })) })],
  shows: 'Diese Zähler dürfen nicht weitergegeben werden.',
});
export const Laedt = management({
  script: (server) => server.on('GET', '/api/pro/share/account', 'silent'),
  shows: 'Die Freigaben werden geladen',
});
export const Fehler = management({
  script: (server) => server.on('GET', '/api/pro/share/account', json(500, {})),
  shows: 'Die Freigaben konnten nicht geladen werden',
});
export const MehrereZugaenge = management({
  at: '/management',
  as: [aPerson({ jobs: household }), manager(40, { shares: [tenant] })],
  shows: 'Zugänge',
});
export const Teilen = management({ then: chooseFirst });
export const Geteilt = management({
  script: (server) =>
    server.on('POST', '/api/pro/share/job', json(200, { ...tenant, ...login, id: 'neu' })),
  async then() {
    await chooseFirst();
    await press('Zugang erstellen');
    await sees('Nur jetzt zu sehen');
  },
});
export const NichtGeteilt = management({
  script: (server) => server.on('POST', '/api/pro/share/job', json(422, {})),
  async then() {
    await chooseFirst();
    await press('Zugang erstellen');
    await sees('Zugang nicht erstellt');
  },
});
export const EineFreigabe = management({
  at: '/management/account/verwaltung/hausmeister',
  shows: 'Von dort weitergegeben',
});
export const FreigabeLoeschen = management({
  at: '/management/account/verwaltung/hausmeister',
  shows: 'Von dort weitergegeben',
  async then() {
    await press('Freigabe löschen');
    await sees(/löschen\?$/);
  },
});
export const FreigabeFehlt = management({
  at: '/management/account/verwaltung/gibt-es-nicht',
  shows: 'Diese Freigabe gibt es nicht',
});
export const KartenDrucken = management({
  async then() {
    await press('Ablesekarten drucken');
    await sees('Ablesekarten für mehrere Zugänge');
  },
});
