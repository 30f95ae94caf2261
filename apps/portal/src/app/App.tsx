import { useState } from 'react';
import { BrowserRouter } from 'react-router';
import { TextsProvider } from '@ablesbar/ui';
import { BugBoundary, Shell } from '../shell';
import { lazySignedIn } from './lazy-signed-in';
import { PortalContext } from './portal-context';
import { Stage } from './Stage';
import type { Portal } from './start';

export function App({ portal }: { portal: Portal }) {
  const [SignedIn] = useState(() => lazySignedIn(portal));
  return (
    <PortalContext value={portal}>
      <TextsProvider texts={portal.texts}>
        <BrowserRouter>
          <BugBoundary>
            <Shell>
              <Stage SignedIn={SignedIn} />
            </Shell>
          </BugBoundary>
        </BrowserRouter>
      </TextsProvider>
    </PortalContext>
  );
}
