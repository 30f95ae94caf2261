import type { Meta, StoryObj } from '@storybook/react-vite';
import { spyOn } from 'storybook/test';
import { json } from '@ablesbar/api-client/testing';
import { aWizard } from '../testing/a-wizard';

const meta = { title: 'Ohne Zugang/Karten', tags: ['screen'] } satisfies Meta;
export default meta;

const TOKEN = '/auth/token-unknown-readings';
const UNAVAILABLE = 'Die Zählerstandserfassung ist momentan nicht möglich';

export const VerbindungWirdVorbereitet = aWizard({
  shows: 'Die Verbindung wird vorbereitet. Sie können schon ausfüllen.',
  script: (server) => server.on('POST', TOKEN, 'silent'),
});
export const KeinToken = aWizard({
  shows: UNAVAILABLE,
  script: (server) => server.on('POST', TOKEN, json(503, {})),
});
export const Wartung = aWizard({
  shows: UNAVAILABLE,
  script: (server) => server.on('GET', '/api/public/application', json(503, {})),
});
export const NichtErlaubt = aWizard({
  shows: 'Hier nur mit Zugang',
  script: (server) => server.on('POST', TOKEN, json(403, {})),
});
export const Abgelaufen = aWizard({ shows: 'Session abgelaufen', isLate: true });
/** Nothing after the first step could be fetched. */
export const Verloren = aWizard({
  shows: UNAVAILABLE,
  open: () => Promise.reject(new Error('A file is gone.')),
});

function Broken(): never {
  throw new Error('A bug.');
}

export const Schiefgegangen: StoryObj = {
  ...aWizard({ shows: 'Hier ist etwas schiefgegangen', card: <Broken /> }),
  // React rightly logs the error to the console; the story hides that.
  beforeEach() {
    const telling = spyOn(console, 'error').mockReturnValue(undefined);
    return () => telling.mockRestore();
  },
};
