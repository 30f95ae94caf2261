import 'fake-indexeddb/auto';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createWorld } from '@ablesbar/offline-queue/testing';
import { TextsProvider } from '@ablesbar/ui';
import { observable } from '@ablesbar/ui/observable';
import { type Portal, PortalContext } from '../../base/portal';
import { type Workplace, WorkplaceContext } from '../../base/workplace';
import { createDraftPhotos } from '../../reading';
import { createPortalReceipts } from '../../receipt';
import { createStore } from '../create-store';
import { testPorts } from './started-portal';

/** What surrounds a screen behind the login, with the real store; `own` replaces other parts. */
export function workplaceAround(portal: Portal, own: Partial<Omit<Workplace, 'store'>> = {}) {
  const store = createStore(portal);
  const workplace: Workplace = {
    store,
    outbox: createWorld().openPage(),
    draftPhotos: createDraftPhotos(testPorts),
    receipts: createPortalReceipts(store, testPorts),
    unreadable: { entries: observable<readonly never[]>([]), look: async () => undefined },
    loadJobs: async () => undefined,
    ...own,
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PortalContext value={portal}>
      <TextsProvider texts={portal.texts}>
        <Provider store={store}>
          <WorkplaceContext value={workplace}>{children}</WorkplaceContext>
        </Provider>
      </TextsProvider>
    </PortalContext>
  );
  return { ...workplace, wrapper };
}
