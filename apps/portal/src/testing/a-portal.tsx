import { StrictMode, useEffect, useState, type ReactNode } from 'react';
import type { StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { readDesign } from '@ablesbar/api-client/testing';
import { UnavailableScreen } from '@ablesbar/ui';
import { App } from '../app/App';
import { KeptContact } from '../base/LateContact';
import type { Started } from '../app/start';
import { openScene } from './open-scene';
import { aScene, type Scene } from './scene';

export interface PortalStory extends Partial<Omit<Scene, 'at'>> {
  readonly at: string;
  /** Text on the screen once the state is reached, in the formal German. */
  readonly shows: string | RegExp;
  /** What the user does from there to reach the story's state. */
  readonly then?: () => Promise<void>;
}

/** The whole portal in one state, as the story of a screen. */
export function aPortal({ shows, then, ...part }: PortalStory): StoryObj {
  let opened: { readonly started: Started | null } | null = null;
  return {
    parameters: { layout: 'fullscreen' },
    loaders: [
      async ({ globals }) => {
        const scene = aScene({ design: readDesign(globals['design']), ...part });
        opened ??= { started: await openScene(scene) };
        // Switches the language like the menu: the page stays, and only its texts change.
        await opened.started?.portal.texts.use(String(globals['language']));
        return {};
      },
    ],
    render: () => (
      <StoryPage onGone={() => (opened = null)}>
        {/* The same decision as in main.tsx. */}
        {opened?.started ? (
          <App portal={opened.started.portal} />
        ) : (
          <UnavailableScreen onRetry={() => undefined} contact={<KeptContact />} />
        )}
      </StoryPage>
    ),
    play: async ({ globals }) => {
      // The texts that a story looks for are German.
      if (globals['language'] !== 'de') return;
      await screen.findAllByText(shows);
      await then?.();
    },
  };
}

/** Each visit of the story starts the portal anew. */
function StoryPage({ onGone, children }: { onGone: () => void; children: ReactNode }) {
  const [gone] = useState(() => onGone);
  useEffect(() => gone, [gone]);
  return <StrictMode>{children}</StrictMode>;
}
