import type { Meta } from '@storybook/react-vite';
import { json } from '@ablesbar/api-client/testing';
import { aPortal, type PortalStory } from '../../testing/a-portal';
import { aQueuedReading, aReceipt } from '../../testing/queued-readings';
import { closeOfflineDialog } from '../../testing/user-actions';
import { household, householdDone, householdJob } from '../../testing/household';
import { manager, neighbour } from '../../testing/people';
import { aPerson } from '../../testing/scene';

const meta = { title: 'Portal/Start', tags: ['screen'] } satisfies Meta;
export default meta;

const home = (part: Omit<PortalStory, 'at'>) =>
  aPortal({ at: '/', as: [aPerson({ jobs: household })], ...part });

export const Offen = home({ shows: /von 4 Ablesungen/ });
export const Einer = home({
  as: [aPerson({ jobs: [householdJob('wasser')] })],
  shows: /8SEN0117723401 ablesen/,
});
export const AllesFertig = home({
  as: [aPerson({ jobs: householdDone })],
  receipts: [aReceipt(householdJob('gas'), 13_462.31, 20)],
  shows: '4 von 4 fertig',
});
export const Keine = home({ as: [aPerson()], shows: 'Keine Ablesungen vorhanden' });
export const Viele = home({ as: [manager(1200)], shows: /von 1\.200 Ablesungen/ });
export const Laedt = home({
  script: (server) => server.on('GET', '/api/pro/job', 'silent'),
  shows: 'Die Ablesungen werden geladen',
});
export const Fehler = home({
  script: (server) => server.on('GET', '/api/pro/job', json(500, {})),
  shows: 'Aufträge konnten nicht abgerufen werden',
});
export const OhneNetz = home({
  isOnline: false,
  shows: /von 4 Ablesungen/,
  then: closeOfflineDialog,
});
export const Wartet = home({
  isOnline: false,
  queued: [aQueuedReading(householdJob('gas'))],
  shows: '1 Ablesung noch nicht gesendet',
  then: closeOfflineDialog,
});
export const ZweiZugaenge = home({
  as: [aPerson({ jobs: household }), neighbour],
  shows: 'Aylin Demirtaş',
});
