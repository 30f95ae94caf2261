import { TextsProvider } from '@ablesbar/ui';
import { BugBoundary, Shell } from '../shell';
import { LateContact } from '../base/LateContact';
import { PortalContext, type Portal } from '../base/portal';
import { lateScreens } from './late-screens';
import { Stage } from './Stage';

export function App({ portal }: { portal: Portal }) {
  return (
    <PortalContext value={portal}>
      <TextsProvider texts={portal.texts}>
        <BugBoundary contact={<LateContact place="band" />}>
          <Shell>
            <Stage {...lateScreens(portal)} />
          </Shell>
        </BugBoundary>
      </TextsProvider>
    </PortalContext>
  );
}
