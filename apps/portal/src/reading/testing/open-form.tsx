import 'fake-indexeddb/auto';
import { render } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Job } from '@ablesbar/domain';
import type { OutboxRecord, Photo } from '@ablesbar/offline-queue';
import { arrived, createWorld, type FakeSend } from '@ablesbar/offline-queue/testing';
import { startedPortal, testPorts } from '../../app/testing/started-portal';
import { workplaceAround } from '../../app/testing/workplace-around';
import { ReadingEntry } from '../ReadingEntry/ReadingEntry';

interface Sent {
  readonly record: OutboxRecord;
  readonly photos: readonly Photo[];
}

/**
 * A job's form with the real store and the real queue; `sent` records what the queue would send.
 */
export async function openForm(
  job: Job,
  { photos = 0, answer = arrived, draft = [], now = testPorts.now }: FormSetup = {},
) {
  const started = await startedPortal();
  const portal = { ...started, ports: { ...started.ports, now } };
  const sent: Sent[] = [];
  const outbox = createWorld().openPage({
    send: async (record, itsPhotos) => {
      sent.push({ record, photos: itsPhotos });
      return answer;
    },
  });
  const { store, draftPhotos, wrapper } = workplaceAround(portal, { outbox });
  draft.forEach((action) => store.dispatch(action));
  const taken = Array.from({ length: photos }, () => ({
    id: testPorts.newId(),
    mimeType: 'image/jpeg',
    data: new Uint8Array([0xff, 0xd8, 0xff]).buffer,
  }));
  if (photos > 0) await draftPhotos.put(job.id, 't-1', taken);
  const onGone = jest.fn();
  const shown = render(<ReadingEntry job={job} onGone={onGone} />, { wrapper });
  return { ...shown, store, draftPhotos, sent, onGone };
}

interface FormSetup {
  /** Number of photos of the first rate, from an earlier visit. */
  readonly photos?: number;
  readonly answer?: Awaited<ReturnType<FakeSend['send']>>;
  /** The actions that made the draft of an earlier visit. */
  readonly draft?: readonly UnknownAction[];
  readonly now?: () => Date;
}
