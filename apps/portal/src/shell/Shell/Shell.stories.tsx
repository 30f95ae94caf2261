import type { Meta } from '@storybook/react-vite';
import { json } from '@ablesbar/api-client/testing';
import { aPortal, type PortalStory } from '../../testing/a-portal';
import { aQueuedReading } from '../../testing/queued-readings';
import { closeOfflineDialog, press, sees } from '../../testing/user-actions';
import { household, householdJob } from '../../testing/household';
import { aPerson } from '../../testing/scene';

const meta = { title: 'Portal/Rahmen', tags: ['screen'] } satisfies Meta;
export default meta;

const REASON = 'Der Stand ist kleiner als der letzte.';

const home = (part: Omit<PortalStory, 'at'> & { readonly at?: string }) =>
  aPortal({ at: '/', as: [aPerson({ jobs: household })], ...part });

export const NichtErreichbar = home({
  script: (server) => server.on('GET', '/api/public/application', json(503, {})),
  shows: 'Das Portal ist gerade nicht erreichbar',
});
export const NichtGefunden = home({
  at: '/gibt-es-nicht',
  shows: /Diese Seite gibt es leider nicht/,
});
export const NichtGefundenOhneAnmeldung = home({
  at: '/gibt-es-nicht',
  as: [],
  shows: /Diese Seite gibt es leider nicht/,
});
export const OhneNetz = home({
  isOnline: false,
  shows: 'Achtung: Keine Internetverbindung',
});
export const NichtsGespeichert = home({
  at: '/ablesung',
  keeping: 'nothing',
  shows: 'Dieser Browser kann gerade nichts speichern',
});
export const KeinPlatz = home({
  at: '/ablesung',
  keeping: 'full',
  shows: 'Auf diesem Gerät ist kein Platz mehr',
});
export const FalscheUhr = home({
  at: '/ablesung',
  script: (server) =>
    server.on(
      'GET',
      '/api/pro/account/crm-registration-info',
      json(404, {}, { Date: 'Fri, 21 Nov 2025 10:00:00 GMT' }),
    ),
  shows: 'Datum oder Uhrzeit dieses Geräts stimmt nicht',
});
export const NeueFassung = home({ hasUpdate: true, shows: 'Neue Version verfügbar' });
export const NeueFassungOhneAnmeldung = home({
  as: [],
  hasUpdate: true,
  shows: 'Neue Version verfügbar',
});
export const Warteschlange = home({
  isOnline: false,
  queued: [
    aQueuedReading(householdJob('gas')),
    aQueuedReading(householdJob('wasser'), { value: 905.112, minutesAgo: 40 }),
    aQueuedReading(householdJob('warmwasser'), { value: 290, minutesAgo: 3000, refused: REASON }),
  ],
  shows: 'Noch nicht gesendet',
  async then() {
    await closeOfflineDialog();
    await press('Anzeigen');
    await sees('Jetzt senden');
  },
});
export const EintragVerwerfen = home({
  queued: [aQueuedReading(householdJob('gas'), { value: 12_210.4, refused: REASON })],
  shows: 'Noch nicht gesendet',
  async then() {
    await press(/^An(zeigen|sehen)$/);
    await press(/^Verwerfen/);
    await sees('Ablesung verwerfen?');
  },
});
export const NichtLesbar = home({
  hasUnreadable: true,
  shows: 'Auf diesem Gerät liegen 2 Eingaben, die nicht gelesen werden können.',
});
