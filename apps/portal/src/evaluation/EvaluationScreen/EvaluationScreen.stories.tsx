import type { Meta } from '@storybook/react-vite';
import { aPortal, type PortalStory } from '../../testing/a-portal';
import { farmJob, withFeedIn } from '../../testing/farm';
import { closeOfflineDialog } from '../../testing/user-actions';
import { household, householdJob } from '../../testing/household';
import { aPerson } from '../../testing/scene';

const meta = { title: 'Portal/Auswertung', tags: ['screen'] } satisfies Meta;
export default meta;

const read = householdJob('gas', { isDone: true });

const evaluation = (part: Partial<PortalStory>) =>
  aPortal({
    at: '/auswertung/gas',
    as: [aPerson({ jobs: [read, ...household.filter(({ id }) => id !== 'gas')] })],
    shows: 'Verlauf',
    ...part,
  });

export const Auswahl = evaluation({ at: '/auswertung', shows: 'Fertig, mit Verlauf' });
export const EinZaehler = evaluation({});
export const ZweiTarife = evaluation({
  at: '/auswertung/strom',
  as: [aPerson({ jobs: [householdJob('strom', { isDone: true })] })],
  shows: 'Zählerdaten',
});
export const Einspeisung = evaluation({
  at: '/auswertung/hofgut',
  as: [aPerson({ jobs: [farmJob('Scheune', { isDone: true, rates: withFeedIn })] })],
});
export const Getauscht = evaluation({
  at: '/auswertung/hofgut',
  as: [aPerson({ jobs: [farmJob('Stall', { isDone: true, exchangedDaysAgo: 140 })] })],
});
export const OhneStaende = evaluation({
  at: '/auswertung',
  as: [aPerson({ jobs: [householdJob('wasser', { id: 'neu', hasNoHistory: true })] })],
  config: { features: { evaluationShowOnlyDoneJobs: false } },
  shows: 'Ohne Verlauf',
});
export const Keine = evaluation({
  at: '/auswertung',
  as: [aPerson({ jobs: household })],
  config: { features: { evaluationShowOnlyDoneJobs: true } },
  shows: 'Noch keine Ablesung fertig',
});
export const NichtGefunden = evaluation({
  at: '/auswertung/gibt-es-nicht',
  shows: 'Diesen Zähler gibt es hier nicht',
});
export const Laedt = evaluation({
  at: '/auswertung',
  script: (server) => server.on('GET', '/api/pro/job', 'silent'),
  shows: 'Die Ablesungen werden geladen',
});
export const OhneNetz = evaluation({ isOnline: false, then: closeOfflineDialog });
