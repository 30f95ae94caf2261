import { BugBoundary, ErrorScreen, TextsProvider } from '@ablesbar/ui';
import { Shell } from '../shell';
import { LateContact } from '../base/LateContact';
import { PortalContext, type Portal } from '../base/portal';
import { lateScreens } from './late-screens';
import { Stage } from './Stage';

export function App({ portal }: { portal: Portal }) {
  return (
    <PortalContext value={portal}>
      <TextsProvider texts={portal.texts}>
        <BugBoundary fallback={() => <AfterBug />}>
          <Shell>
            <Stage {...lateScreens(portal)} />
          </Shell>
        </BugBoundary>
      </TextsProvider>
    </PortalContext>
  );
}

/** The drafts and the queue have kept what was typed. */
function AfterBug() {
  return (
    <>
      <ErrorScreen onReload={() => window.location.reload()} />
      <LateContact place="band" />
    </>
  );
}
