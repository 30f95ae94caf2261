import type { Meta } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { json } from '@ablesbar/api-client/testing';
import { aPortal, type PortalStory } from '../../testing/a-portal';
import { aQueuedReading } from '../../testing/queued-readings';
import { farmJob } from '../../testing/farm';
import { closeOfflineDialog, sees } from '../../testing/user-actions';
import { household, householdDone, householdJob } from '../../testing/household';
import { manager } from '../../testing/people';
import { aPerson } from '../../testing/scene';

const meta = { title: 'Portal/Ablesungen', tags: ['screen'] } satisfies Meta;
export default meta;

const list = (part: Omit<PortalStory, 'at'>) =>
  aPortal({ at: '/ablesung', as: [aPerson({ jobs: household })], ...part });

const searched = (query: string, found: string | RegExp) =>
  list({
    as: [manager(1200)],
    shows: 'Nummer, Adresse, Name, „Gas“ oder „bis Freitag“',
    async then() {
      await userEvent.type(await screen.findByLabelText('Ablesungen durchsuchen'), query);
      await sees(found);
    },
  });

export const Wenige = list({ shows: '7ELS0098127734' });
export const Einer = list({
  as: [aPerson({ jobs: [householdJob('gas')] })],
  shows: '7ELS0098127734',
});
export const Viele = list({ as: [manager(1200)], shows: 'Offen' });
export const Keine = list({ as: [aPerson()], shows: 'Keine Ablesungen vorhanden' });
export const KeineUndNichtsZuMelden = list({
  as: [aPerson()],
  config: { features: { unknownReadingsAllowed: false } },
  shows: 'Keine Ablesungen vorhanden',
});
export const Laedt = list({
  script: (server) => server.on('GET', '/api/pro/job', 'silent'),
  shows: 'Die Ablesungen werden geladen',
});
export const Fehler = list({
  script: (server) => server.on('GET', '/api/pro/job', json(500, {})),
  shows: 'Aufträge konnten nicht abgerufen werden',
});
export const OhneNetz = list({ isOnline: false, shows: /^Stand vom/, then: closeOfflineDialog });
export const Gesucht = searched('7GMT00400775', /gefunden$/);
export const KeinTreffer = searched('gibt es nicht', /^Kein Treffer für/);
export const AllesFertig = list({
  as: [aPerson({ jobs: householdDone })],
  shows: 'Alles abgelesen',
});
export const WartetUndFertig = list({
  as: [
    aPerson({
      jobs: [
        householdJob('strom', { isDone: true }),
        householdJob('gas'),
        householdJob('wasser'),
        householdJob('warmwasser', { isDone: true }),
      ],
    }),
  ],
  isOnline: false,
  queued: [aQueuedReading(householdJob('gas'))],
  shows: 'Wartet auf Internet',
  then: closeOfflineDialog,
});
export const Fristen = list({
  as: [
    aPerson({
      jobs: [
        farmJob('Scheune', { id: 'heute', number: '1EMH0077012001', endsIn: 0 }),
        farmJob('Stall', { id: 'morgen', number: '1EMH0077012002', endsIn: 1 }),
        farmJob('Wohnhaus', { id: 'vorbei', number: '1EMH0077012003', endsIn: -6 }),
        farmJob('Melkstand', { id: 'bald', number: '1EMH0077012004', beginsIn: 10 }),
      ],
    }),
  ],
  shows: 'nur noch heute',
});
