import { type ReactNode, StrictMode } from 'react';
import type { StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { type FakeServer, readDesign } from '@ablesbar/api-client/testing';
import type { Texts } from '@ablesbar/i18n';
import { browserPorts, type WizardPorts } from '../app/ports';
import { createStart } from '../Wizard/create-start';
import { openPage } from '../WizardPage/open-page';
import { pageSurroundings } from '../WizardPage/page-surroundings';
import { type OpenPage, WizardPage } from '../WizardPage/WizardPage';
import { demoServer, NOW } from './demo-server';

/** Longer waits never end. The wait of a story that sends at once, three seconds (human.ts), must end. */
const LONGEST_WAIT_MS = 3000;

export interface WizardStory {
  /** The text on the screen once the state is reached, in formal German. */
  readonly shows: string | RegExp;
  /** Replaces answers of the demo server. */
  readonly script?: (server: FakeServer) => void;
  /** What the user does after `shows` is on the screen. */
  readonly then?: () => Promise<void>;
  /** Replaces the page's own function that opens it. */
  readonly open?: OpenPage;
  /** Stands in the place of the form. */
  readonly card?: ReactNode;
  /** The waits for the end of a session are over at once. */
  readonly isLate?: boolean;
}

/** The whole page of the wizard in one state: a story of a screen. */
export function aWizard({
  shows,
  script,
  then,
  open,
  card,
  isLate = false,
}: WizardStory): StoryObj {
  let texts: Texts | null = null;
  let visit: Readonly<Record<string, unknown>> = {};
  const start = createStart({ ...pageSurroundings, nameTab: () => undefined });
  const openStory: OpenPage = async (opened, show) => {
    const server = demoServer(readDesign(visit['design']));
    script?.(server);
    const seen: typeof show = (view) => {
      if (texts === null) void view.texts.use(String(visit['language']));
      texts = view.texts;
      show(card === undefined ? view : { ...view, card });
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
        visit = globals;
        await texts?.use(String(globals['language']));
        return {};
      },
    ],
    render: () => (
      <StrictMode>
        <WizardPage start={start} open={open ?? openStory} />
      </StrictMode>
    ),
    play: async ({ globals }) => {
      // The texts that a story looks for are German.
      if (globals['language'] !== 'de') return;
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
