import { useState } from 'react';
import { TextsProvider } from '@ablesbar/ui';
import { BugBoundary, Shell } from '../shell';
import { lazyIntroduction } from './lazy-introduction';
import { lazySignedIn } from './lazy-signed-in';
import { PortalContext } from './portal-context';
import { Stage } from './Stage';
import type { Portal } from './start';

export function App({ portal }: { portal: Portal }) {
  const [SignedIn] = useState(() => lazySignedIn(portal));
  const [Introduction] = useState(() => lazyIntroduction(portal));
  return (
    <PortalContext value={portal}>
      <TextsProvider texts={portal.texts}>
        <BugBoundary>
          <Shell>
            <Stage SignedIn={SignedIn} Introduction={Introduction} />
          </Shell>
        </BugBoundary>
      </TextsProvider>
    </PortalContext>
  );
}
