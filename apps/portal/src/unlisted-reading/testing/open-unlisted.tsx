import 'fake-indexeddb/auto';
import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { aConfig } from '@ablesbar/domain/testing';
import {
  type Delivery,
  type OutboxRecord,
  type Photo,
  StorageProblem,
} from '@ablesbar/offline-queue';
import { arrived, createWorld } from '@ablesbar/offline-queue/testing';
import { JOBS_PATH, scannedState, UNLISTED_PATH } from '../../base/paths';
import { startedPortal, testPorts } from '../../app/testing/started-portal';
import { workplaceAround } from '../../app/testing/workplace-around';
import { type UnlistedDraft, unlistedDraftSlice, unlistedRestored } from '../unlisted-draft.slice';
import { UNLISTED_DRAFT, UNLISTED_SLOT } from '../unlisted-extras';
import { UnlistedScreen } from '../UnlistedScreen/UnlistedScreen';

interface FormSetup {
  /** The draft of an earlier visit. */
  readonly draft?: Partial<UnlistedDraft>;
  readonly photos?: number;
  /** The names of the logged-in accounts, by account id. */
  readonly names?: Readonly<Record<string, string>>;
  /** The number of a label that was scanned in the list. */
  readonly scanned?: string;
  /** The storage fails, and this is the server's answer. */
  readonly unstored?: Delivery;
  readonly now?: () => Date;
}

/**
 * Opens the form with the real store and the real queue; `sent` records what the queue would send.
 */
export async function openUnlisted({
  draft,
  photos = 0,
  names,
  scanned,
  unstored,
  now = testPorts.now,
}: FormSetup = {}) {
  const started = await startedPortal();
  const accounts = Object.entries(names ?? { 'a-1': 'Hannelore Brandt' });
  const session = {
    ...started.session.state(),
    accountIds: accounts.map(([id]) => id),
    accounts: Object.fromEntries(
      accounts.map(([id, name]) => [id, { name, username: null, parentName: null, roles: [] }]),
    ),
  };
  const config = aConfig({
    features: { unknownReadingsAllowed: true },
    meterReading: { validationFeedbackDelay: 0 },
  });
  const portal = {
    ...started,
    ports: { ...started.ports, now },
    application: { ...started.application, config },
    session: { ...started.session, state: () => session },
  };
  const sent: { readonly record: OutboxRecord; readonly photos: readonly Photo[] }[] = [];
  const outbox = createWorld().openPage({
    send: async (record, itsPhotos) => {
      sent.push({ record, photos: itsPhotos });
      return arrived;
    },
  });
  const failing = {
    ...outbox,
    add: () => Promise.reject(new StorageProblem('storage-full')),
    deliverUnstored: async () => unstored ?? { kind: 'sent' as const },
  };
  const { store, draftPhotos, wrapper } = workplaceAround(portal, {
    outbox: unstored === undefined ? outbox : failing,
  });
  if (draft) {
    store.dispatch(unlistedRestored({ ...unlistedDraftSlice.getInitialState(), ...draft }));
  }
  const taken = Array.from({ length: photos }, () => ({
    id: testPorts.newId(),
    mimeType: 'image/jpeg',
    data: new Uint8Array([0xff, 0xd8, 0xff]).buffer,
  }));
  if (photos > 0) await draftPhotos.put(UNLISTED_DRAFT, UNLISTED_SLOT, taken);
  render(
    <MemoryRouter
      initialEntries={[{ pathname: UNLISTED_PATH, state: scanned && scannedState(scanned) }]}
    >
      <Routes>
        <Route path={UNLISTED_PATH} element={<UnlistedScreen />} />
        <Route path={JOBS_PATH} element={<h1>Ablesungen</h1>} />
      </Routes>
    </MemoryRouter>,
    { wrapper },
  );
  return { store, draftPhotos, sent, notices: portal.notices };
}
