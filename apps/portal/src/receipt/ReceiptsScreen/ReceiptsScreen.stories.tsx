import type { Meta } from '@storybook/react-vite';
import { aPortal, type PortalStory } from '../../testing/a-portal';
import { aQueuedReading, aReceipt } from '../../testing/queued-readings';
import { closeOfflineDialog } from '../../testing/user-actions';
import { household, householdJob } from '../../testing/household';
import { managedJobs } from '../../testing/property-management';
import { aPerson } from '../../testing/scene';

const meta = { title: 'Portal/Nachweise', tags: ['screen'] } satisfies Meta;
export default meta;

const gas = aReceipt(householdJob('gas'), 13_462.31, 20, 'Zähler wurde getauscht');
const kept = [
  gas,
  aReceipt(householdJob('wasser'), 905.112, 21),
  aReceipt(householdJob('warmwasser'), 331.4, 9000),
];

const receipts = (part: Partial<PortalStory>) =>
  aPortal({
    at: '/nachweise',
    as: [aPerson({ jobs: household })],
    receipts: kept,
    shows: 'Meine Nachweise',
    ...part,
  });

export const Liste = receipts({});
export const Keine = receipts({ receipts: [], shows: 'Noch keine Nachweise' });
export const Viele = receipts({
  receipts: managedJobs(1200).map((job, n) => aReceipt(job, 4000 + n, 1 + n)),
  shows: '50 weitere zeigen',
});
export const MitWartendem = receipts({
  isOnline: false,
  queued: [aQueuedReading(householdJob('gas'))],
  shows: 'Meine Nachweise',
  then: closeOfflineDialog,
});
export const EinNachweis = receipts({ at: `/nachweise/${gas.id}`, shows: 'Stand gesendet' });
export const NochNichtGesendet = receipts({
  at: `/nachweise/${aQueuedReading(householdJob('gas')).id}`,
  isOnline: false,
  queued: [aQueuedReading(householdJob('gas'))],
  shows: 'Gespeicherte Ablesung',
  then: closeOfflineDialog,
});
export const NichtDa = receipts({
  at: '/nachweise/gibt-es-nicht',
  shows: 'Diesen Nachweis gibt es hier nicht',
});
export const Protokoll = receipts({
  at: '/nachweise/protokoll',
  receipts: [
    ...kept,
    { ...aReceipt(householdJob('strom'), 1, 22), id: 'locked', rates: [], reason: 'NO_ACCESS' },
  ],
  shows: 'Kein Zugang zum Zähler',
});
export const ProtokollOhneStand = receipts({
  at: '/nachweise/protokoll',
  receipts: [],
  shows: 'Noch kein Stand auf diesem Gerät',
});
