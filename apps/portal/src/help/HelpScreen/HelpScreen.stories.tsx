import type { Meta } from '@storybook/react-vite';
import { json } from '@ablesbar/api-client/testing';
import { aPortal, type PortalStory } from '../../testing/a-portal';
import { closeOfflineDialog } from '../../testing/user-actions';
import { household } from '../../testing/household';
import { aPerson } from '../../testing/scene';

const meta = { title: 'Portal/Hilfe', tags: ['screen'] } satisfies Meta;
export default meta;

const HELP = '/api/public/help/stadtwerke-neuenbrueck/de';

const help = (part: Partial<PortalStory>) =>
  aPortal({
    at: '/help',
    as: [aPerson({ jobs: household })],
    shows: 'Hilfe zur Zählerstandserfassung',
    ...part,
  });

export const VomVersorger = help({});
export const Fehler = help({
  script: (server) => server.on('GET', HELP, json(500, {})),
  shows: 'Kein Empfang im Keller',
});
export const Laedt = help({
  script: (server) => server.on('GET', HELP, 'silent'),
  shows: 'Hilfe',
});
export const OhneNetz = help({
  isOnline: false,
  shows: /Kein (Empfang|Internet) im Keller/,
  then: closeOfflineDialog,
});
export const Barrierefreiheit = help({
  at: '/barrierefreiheit',
  as: [],
  shows: 'Erklärung zur Barrierefreiheit',
});
