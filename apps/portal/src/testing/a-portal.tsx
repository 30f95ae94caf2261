import { StrictMode, useEffect, useState, type ReactNode } from 'react';
import type { StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { UnavailableScreen } from '@ablesbar/ui';
import { App } from '../app/App';
import type { Started } from '../app/start';
import { openScene } from './open-scene';
import { aScene, type Scene } from './scene';

export interface PortalStory extends Partial<Omit<Scene, 'at'>> {
  readonly at: string;
  /** What is on the screen when the state is there, in the words of the formal German. */
  readonly shows: string | RegExp;
  /** How a person comes to it from there. */
  readonly then?: () => Promise<void>;
}

/** The whole portal in one state: a story of a screen. */
export function aPortal({ shows, then, ...part }: PortalStory): StoryObj {
  let opened: { readonly started: Started | null } | null = null;
  return {
    parameters: { layout: 'fullscreen' },
    loaders: [
      async ({ globals }) => {
        opened ??= { started: await openScene(aScene(part)) };
        // As the menu would do it: the page stays, and only its words change.
        await opened.started?.portal.texts.use(String(globals['language']));
        return {};
      },
    ],
    render: () => (
      <Stage onGone={() => (opened = null)}>
        {/* As main.tsx decides it. */}
        {opened?.started ? (
          <App portal={opened.started.portal} />
        ) : (
          <UnavailableScreen onRetry={() => undefined} />
        )}
      </Stage>
    ),
    play: async () => {
      await screen.findAllByText(shows);
      await then?.();
    },
  };
}

/** Another visit of the story is another start of the portal. */
function Stage({ onGone, children }: { onGone: () => void; children: ReactNode }) {
  const [gone] = useState(() => onGone);
  useEffect(() => gone, [gone]);
  return <StrictMode>{children}</StrictMode>;
}
