import 'fake-indexeddb/auto';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { UnknownAction } from '@reduxjs/toolkit';
import { createFakeServer, json } from '@ablesbar/api-client/testing';
import type { Job } from '@ablesbar/domain';
import { createTexts } from '@ablesbar/i18n';
import type { OutboxRecord, Photo } from '@ablesbar/offline-queue';
import { arrived, createWorld, type FakeSend } from '@ablesbar/offline-queue/testing';
import { TextsProvider } from '@ablesbar/ui';
import { createAddress } from '../../app/address';
import { PortalContext } from '../../app/portal-context';
import { browserPorts } from '../../app/ports';
import { startPortal } from '../../app/start';
import { createStore } from '../../app/store';
import { OutboxContext } from '../../outbox';
import { createDraftPhotos } from '../draft-photos';
import { DraftPhotosContext } from '../draft-photos-context';
import { ReadingEntry } from '../ReadingEntry/ReadingEntry';

const NOW = new Date('2026-11-21T10:00:00Z');

interface Sent {
  readonly record: OutboxRecord;
  readonly photos: readonly Photo[];
}

let ids = 0;
const ports = {
  ...browserPorts,
  now: () => NOW,
  newId: () => `id-${(ids += 1)}`,
  // A channel would keep the test run alive.
  openChannel: () => null,
};

/** The portal as it starts, with a server that knows its own name only. */
async function startedPortal() {
  // No window is wide or dark here.
  const media = Object.assign(new EventTarget(), { matches: false, media: '' });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => media });
  // Nor is a picture drawn.
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
  const server = createFakeServer();
  server.on('GET', '/api/public/application', json(200, { applicationId: 'swm', name: 'SW' }));
  const started = await startPortal({
    ports: { ...ports, fetch: server.fetch },
    texts: await createTexts({ language: 'de', translations: {} }),
    address: createAddress(window, ports.newId),
    linkToken: null,
    leaving: () => Promise.reject(new Error('Nobody leaves this page.')),
  });
  if (started === null) throw new Error('The portal did not start.');
  return started.portal;
}

let starting: ReturnType<typeof startedPortal> | null = null;

/** A job's form over the real store and the real queue; what the queue would send is written down. */
export async function openForm(
  job: Job,
  { photos = 0, answer = arrived, draft = [] }: FormSetup = {},
) {
  const portal = await (starting ??= startedPortal());
  await portal.texts.complete();
  const sent: Sent[] = [];
  const outbox = createWorld().openPage({
    send: async (record, itsPhotos) => {
      sent.push({ record, photos: itsPhotos });
      return answer;
    },
  });
  const store = createStore(portal);
  draft.forEach((action) => store.dispatch(action));
  const draftPhotos = createDraftPhotos(ports);
  const taken = Array.from({ length: photos }, () => ({
    id: ports.newId(),
    mimeType: 'image/jpeg',
    data: new Uint8Array([0xff, 0xd8, 0xff]).buffer,
  }));
  if (photos > 0) await draftPhotos.put(job.id, 't-1', taken);
  const onGone = jest.fn();
  const shown = render(
    <PortalContext value={portal}>
      <TextsProvider texts={portal.texts}>
        <Provider store={store}>
          <OutboxContext value={outbox}>
            <DraftPhotosContext value={draftPhotos}>
              <ReadingEntry job={job} onGone={onGone} />
            </DraftPhotosContext>
          </OutboxContext>
        </Provider>
      </TextsProvider>
    </PortalContext>,
  );
  return { ...shown, store, draftPhotos, sent, onGone };
}

interface FormSetup {
  /** Of the first rate, from an earlier visit. */
  readonly photos?: number;
  readonly answer?: Awaited<ReturnType<FakeSend['send']>>;
  /** How the draft of an earlier visit came to be. */
  readonly draft?: readonly UnknownAction[];
}
