import { useState } from 'react';
import { Provider } from 'react-redux';
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
        <Provider store={portal.store}>
          <BrowserRouter>
            <BugBoundary>
              <Shell>
                <Stage SignedIn={SignedIn} />
              </Shell>
            </BugBoundary>
          </BrowserRouter>
        </Provider>
      </TextsProvider>
    </PortalContext>
  );
}
