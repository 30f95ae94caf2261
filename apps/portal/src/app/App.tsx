import { useState } from 'react';
import { TextsProvider } from '@ablesbar/ui';
import { BugBoundary, Shell } from '../shell';
import { lazyAccessibility } from './lazy-accessibility';
import { lazyIntroduction } from './lazy-introduction';
import { lazySignedIn } from './lazy-signed-in';
import { LateContact } from '../base/LateContact';
import { PortalContext, type Portal } from '../base/portal';
import { Stage } from './Stage';

export function App({ portal }: { portal: Portal }) {
  const [SignedIn] = useState(() => lazySignedIn(portal));
  const [Introduction] = useState(() => lazyIntroduction(portal));
  const [Accessibility] = useState(() => lazyAccessibility(portal));
  return (
    <PortalContext value={portal}>
      <TextsProvider texts={portal.texts}>
        <BugBoundary contact={<LateContact place="band" />}>
          <Shell>
            <Stage SignedIn={SignedIn} Introduction={Introduction} Accessibility={Accessibility} />
          </Shell>
        </BugBoundary>
      </TextsProvider>
    </PortalContext>
  );
}
