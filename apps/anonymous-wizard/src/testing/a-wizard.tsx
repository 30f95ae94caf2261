import { StrictMode } from 'react';
import type { StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { createFakeServer, fakeToken, type FakeServer, json } from '@ablesbar/api-client/testing';
import { ROLES } from '@ablesbar/domain';
import type { Texts } from '@ablesbar/i18n';
import { browserPorts, type WizardPorts } from '../app/ports';
import { createStart } from '../Wizard/create-start';
import { openPage } from '../WizardPage/open-page';
import { pageSurroundings } from '../WizardPage/page-surroundings';
import { type OpenPage, WizardPage } from '../WizardPage/WizardPage';

const NOW = new Date('2026-11-21T10:00:00Z');
/** Longer waits never end. The wait of a story that sends at once, three seconds (human.ts), must end. */
const LONGEST_WAIT_MS = 3000;
const PUBLIC = '/api/public';
const APPLICATION = 'stadtwerke-neuenbrueck';

export interface WizardStory {
  /** The text on the screen once the state is reached, in formal German. */
  readonly shows: string | RegExp;
  /** Replaces answers of the demo server. */
  readonly script?: (server: FakeServer) => void;
  /** What the user does after `shows` is on the screen. */
  readonly then?: () => Promise<void>;
  /** Replaces the page's own function that opens it. */
  readonly open?: OpenPage;
  /** The waits for the end of a session are over at once. */
  readonly isLate?: boolean;
}

/** The whole page of the wizard in one state: a story of a screen. */
export function aWizard({ shows, script, then, open, isLate = false }: WizardStory): StoryObj {
  let texts: Texts | null = null;
  const start = createStart({ ...pageSurroundings, nameTab: () => undefined });
  const openStory: OpenPage = async (opened, show) => {
    const server = demoServer();
    script?.(server);
    const seen: typeof show = (view) => {
      texts = view.texts;
      show(view);
    };
    await openPage(opened, seen, portsOfStory(server, isLate));
  };
  return {
    parameters: { layout: 'fullscreen' },
    loaders: [
      async ({ globals }) => {
        // A story of the portal may have stored its menu in this browser, and the page's bar would show it.
        // A kept contact would be shown in the stories of other settings.
        ['ablesbar-menu', 'ablesbar-contact'].forEach((key) => localStorage.removeItem(key));
        await texts?.use(String(globals['language']));
        return {};
      },
    ],
    render: () => (
      <StrictMode>
        <WizardPage start={start} open={open ?? openStory} />
      </StrictMode>
    ),
    play: async () => {
      await screen.findAllByText(shows);
      await then?.();
    },
  };
}

function portsOfStory(server: FakeServer, isLate: boolean): WizardPorts {
  let ids = 0;
  return {
    ...browserPorts,
    fetch: server.fetch,
    now: () => NOW,
    newId: () => `7f3a9c1e-4b2d-4e8a-9c5f-${String((ids += 1)).padStart(12, '0')}`,
    after: (ms, action) =>
      ms > LONGEST_WAIT_MS && !isLate ? () => undefined : browserPorts.after(0, action),
    storage: null,
  };
}

/** Answers like the demo server. Storybook serves the demo's own files. */
function demoServer(): FakeServer {
  const server = createFakeServer();
  const file = (name: string) => () => fetch(`/demo/${name}`);
  const token = fakeToken({
    roles: [ROLES.anonymousReading, ROLES.anonymousReceipt],
    iat: NOW.getTime() / 1000,
    exp: NOW.getTime() / 1000 + 900,
  });
  server.on('GET', `${PUBLIC}/application`, file('application.json'));
  server.on(
    'GET',
    `${PUBLIC}/application/manifest/manifest.json`,
    json(200, { theme_color: '#00707a' }),
  );
  server.on('GET', `${PUBLIC}/contact/${APPLICATION}`, file('contact.json'));
  server.on('GET', `${PUBLIC}/meterReadingHelp/${APPLICATION}`, file('instructions.json'));
  server.on('POST', '/auth/token-unknown-readings', json(200, { token }));
  server.on('POST', '/api/unknown-readings/results', json(200, {}));
  server.on('POST', '/api/pro/unknown-readings/receipts', json(200, {}));
  return server;
}
