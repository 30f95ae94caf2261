import type { Meta } from '@storybook/react-vite';
import { json } from '@ablesbar/api-client/testing';
import { aPortal, type PortalStory } from '../testing/a-portal';
import { aQueuedReading } from '../testing/queued-readings';
import { resultPath } from '../testing/demo-server';
import { enter, closeOfflineDialog, press, sees } from '../testing/user-actions';
import { household, householdJob } from '../testing/household';
import { aPerson } from '../testing/scene';

const meta = { title: 'Portal/Ablesung senden', tags: ['screen'] } satisfies Meta;
export default meta;

const REASON = 'Der Stand ist kleiner als der letzte.';

const gas = (part: Partial<PortalStory> = {}) =>
  aPortal({
    at: '/ablesung/gas',
    as: [aPerson({ jobs: household })],
    shows: 'Zählerstände',
    ...part,
  });

async function ask(rate: string, integer: string, decimals: string) {
  await enter(rate, integer, decimals);
  await press(/^Zählerst(and|ände) senden$/);
  await sees(/^(.*senden|Stimmt dieser Stand)\?$/);
}

async function send(rate: string, integer: string, decimals: string, after: string | RegExp) {
  await ask(rate, integer, decimals);
  await press(/^(Trotzdem s|S)enden$/);
  await sees(after);
}

export const Nachfrage = gas({
  as: [aPerson({ jobs: [householdJob('gas', { hasNoHistory: true })] })],
  then: () => ask('Verbrauch', '13210', '45'),
});
export const NachfrageTrotzWarnung = gas({ then: () => ask('Verbrauch', '83210', '45') });
export const NachfrageUnvollstaendig = gas({
  at: '/ablesung/strom',
  then: () => ask('Verbrauch Hochtarif', '43310', '5'),
});
export const WirdGesendet = gas({
  script: (server) => server.on('POST', resultPath('gas'), 'silent'),
  async then() {
    await send('Verbrauch', '13210', '45', 'Wird gesendet');
  },
});
export const Gesendet = gas({
  async then() {
    await send('Verbrauch', '13210', '45', 'Ihr Zählerstand ist angekommen.');
  },
});
export const TeilweiseGesendet = gas({
  at: '/ablesung/strom',
  async then() {
    await send('Verbrauch Hochtarif', '43310', '5', 'Stände ergänzen');
  },
});
export const Abgelehnt = gas({
  script: (server) => server.on('POST', resultPath('gas'), json(422, { message: REASON })),
  async then() {
    await send('Verbrauch', '13210', '45', REASON);
  },
});
export const SpaeterAbgelehnt = gas({
  queued: [aQueuedReading(householdJob('gas'), { value: 12_210.4, refused: REASON })],
  shows: 'Nicht angenommen',
});
export const Wartet = gas({
  isOnline: false,
  queued: [aQueuedReading(householdJob('gas'))],
  shows: /^Die Ablesung ist auf diesem Gerät gespeichert/,
  then: closeOfflineDialog,
});
export const WartetAufServer = gas({
  script: (server) => server.on('POST', resultPath('gas'), json(503, {})),
  queued: [aQueuedReading(householdJob('gas'))],
  shows: 'Wartet auf den Server',
});
export const Fertig = gas({
  as: [aPerson({ jobs: [householdJob('gas', { isDone: true }), householdJob('wasser')] })],
  shows: 'Der Stand ist angekommen.',
});
export const Korrektur = gas({
  as: [aPerson({ jobs: [householdJob('gas', { isDone: true })] })],
  shows: 'Der Stand ist angekommen.',
  async then() {
    await press('Stand korrigieren');
    await sees('Zählerstände');
  },
});
export const OhneNetzLeer = gas({ isOnline: false, then: closeOfflineDialog });
