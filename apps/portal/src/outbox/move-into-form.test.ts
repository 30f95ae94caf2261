import { photo, recordOf } from '@ablesbar/offline-queue/testing';
import { moveIntoForm } from './move-into-form';

const ref = { key: 'k', slot: 't-1', mimeType: 'image/jpeg', byteLength: 1, sha256: '' };
const record = recordOf({ photos: [ref, ref] });
const two = [photo('a'), photo('b')];
const fails = () => Promise.reject(new Error('no storage'));
const late = { type: 'info', title: 'outbox_late_title', message: 'outbox_late_text' };
const taken = { type: 'info', title: 'outbox_taken_title', message: 'outbox_taken_text' };
const storage = { type: 'error', title: 'outbox_storage_title', message: 'outbox_storage_text' };
const lostOne = {
  ...{ type: 'warning', title: 'outbox_lost_title', message: 'outbox_lost_text' },
  values: { count: 1 },
};

/** All steps in their order, and whether the form has the reading. */
async function moved({
  photosOf = async () => two,
  fill = async () => true,
  discard = async () => true,
  list = async () => [recordOf({ id: 'r-9' }), record],
  restore = async () => undefined,
}: {
  readonly photosOf?: () => Promise<typeof two>;
  readonly fill?: () => Promise<boolean>;
  readonly discard?: () => Promise<boolean>;
  readonly list?: () => Promise<(typeof record)[]>;
  readonly restore?: () => Promise<void>;
}) {
  const steps: unknown[] = [];
  const outbox = {
    photosOf,
    list,
    discard: (id: string) => {
      steps.push(`discard ${id}`);
      return discard();
    },
  };
  const form = {
    fill: (photos: readonly object[]) => {
      steps.push(`fill with ${photos.length}`);
      return fill();
    },
    restore: () => {
      steps.push('restore');
      return restore();
    },
  };
  const notices = { show: (notice: object) => void steps.push(notice) };
  return { isMoved: await moveIntoForm({ outbox, notices }, record, form), steps };
}

const filled = ['fill with 2', 'discard r-1'];

test.each([
  { says: 'it is filled before the outbox lets go', parts: {}, isMoved: true, steps: filled },
  {
    says: 'a photo is lost: the person is told',
    parts: { photosOf: async () => [photo('a')] },
    isMoved: true,
    steps: ['fill with 1', 'discard r-1', lostOne],
  },
  {
    says: 'the form has another entry: the outbox keeps the reading',
    parts: { fill: async () => false },
    isMoved: false,
    steps: ['fill with 2', taken],
  },
  {
    says: 'it is being sent: the form is as before',
    parts: { discard: async () => false },
    isMoved: false,
    steps: [...filled, late, 'restore'],
  },
  {
    says: 'the photos cannot be read: the form was never filled',
    parts: { photosOf: fails },
    isMoved: false,
    steps: [storage, 'restore'],
  },
  {
    says: 'the form cannot be filled: the outbox keeps it',
    parts: { fill: fails },
    isMoved: false,
    steps: ['fill with 2', storage, 'restore'],
  },
  {
    says: 'the outbox cannot let go and still has it',
    parts: { discard: fails },
    isMoved: false,
    steps: [...filled, storage, 'restore'],
  },
  {
    says: 'the form cannot be put back either: the outbox has it all the same',
    parts: { discard: fails, restore: fails },
    isMoved: false,
    steps: [...filled, storage, 'restore'],
  },
  {
    says: 'the outbox has let go and failed then: the form keeps it',
    parts: { discard: fails, list: async () => [recordOf({ id: 'r-9' })] },
    isMoved: true,
    steps: [...filled, storage],
  },
  {
    says: 'nobody can say whether the outbox has it: the form keeps it',
    parts: { discard: fails, list: fails },
    isMoved: true,
    steps: [...filled, storage],
  },
])('the form: $says', async ({ parts, isMoved, steps }) => {
  expect(await moved(parts)).toEqual({ isMoved, steps });
});
