import 'fake-indexeddb/auto';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { MeterReadingConfig } from '@ablesbar/domain';
import { createWorld } from '@ablesbar/offline-queue/testing';
import { TextsProvider } from '@ablesbar/ui';
import { PortalContext } from '../../base/portal';
import { createStore } from '../../app/create-store';
import { startedPortal, testPorts } from '../../app/testing/started-portal';
import { OutboxContext } from '../../outbox';
import { createDraftPhotos } from '../draft-photos';
import { DraftPhotosContext } from '../draft-photos-context';

/** The environment of the form's hooks: store, photos and portal, without a screen. */
export async function entryAround(meterReading: Partial<MeterReadingConfig> = {}) {
  const started = await startedPortal();
  const { application } = started;
  const { config } = application;
  const portal = {
    ...started,
    application: {
      ...application,
      config: { ...config, meterReading: { ...config.meterReading, ...meterReading } },
    },
  };
  const store = createStore(portal);
  const draftPhotos = createDraftPhotos(testPorts);
  const outbox = createWorld().openPage();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PortalContext value={portal}>
      <TextsProvider texts={portal.texts}>
        <Provider store={store}>
          <OutboxContext value={outbox}>
            <DraftPhotosContext value={draftPhotos}>{children}</DraftPhotosContext>
          </OutboxContext>
        </Provider>
      </TextsProvider>
    </PortalContext>
  );
  return { store, draftPhotos, wrapper };
}
