import type { UnknownAction } from '@reduxjs/toolkit';
import { aDay } from '@ablesbar/domain/testing';
import { recordOf, unlistedEntry } from '@ablesbar/offline-queue/testing';
import type { WhichPhotos } from '../reading';
import { isFormFree, takeBackUnlisted } from './take-back-unlisted';
import { unlistedDraftSlice, unlistedEntered } from './unlisted-draft.slice';
import { UNLISTED_SLOT } from './unlisted-extras';

const typed = { integer: '0012', decimals: '50' };
const at = '2026-11-21T10:00:00.000Z';
const later = '2026-11-21T11:00:00.000Z';

const aPhoto = (id: string) => ({ id, mimeType: 'image/jpeg', data: new ArrayBuffer(3) });
const empty = unlistedDraftSlice.getInitialState();

/** `meanwhile` is what the user enters while the photos are read, or while the outbox discards. */
async function takeBack(
  isDiscarded: boolean,
  meanwhile: { readonly whileReading?: object; readonly whileDiscarding?: object } = {},
) {
  let unlistedDraft = empty;
  const enter = (part: object = {}) =>
    void (unlistedDraft = unlistedDraftSlice.reducer(
      unlistedDraft,
      unlistedEntered({ at: later, ...part }),
    ));
  const { payload, ...rest } = unlistedEntry();
  const record = {
    ...{ ...recordOf(), ...rest, payload: { ...payload, value: typed }, photos: [] },
    capturedAt: Date.parse(at) + 1,
  };
  const steps: unknown[] = [];
  const outbox = {
    list: async () => [record],
    discard: async (id: string) => {
      steps.push(`discard ${id}`);
      if (meanwhile.whileDiscarding) enter(meanwhile.whileDiscarding);
      return isDiscarded;
    },
    photosOf: async () => {
      if (meanwhile.whileReading) enter(meanwhile.whileReading);
      return [{ slot: 'meter', mimeType: 'image/jpeg', data: new ArrayBuffer(3) }];
    },
  };
  const draftPhotos = {
    put: async (_draft: string, _slot: string, photos: readonly unknown[]) =>
      void steps.push(`photos ${photos.length}`),
    of: () => ({}),
    clear: async (_draft: string, which?: WhichPhotos) =>
      void steps.push(['photo-1', 'photo-2'].map((id) => which?.(UNLISTED_SLOT, aPhoto(id), 0))),
  };
  const portal = {
    ports: { newId: () => 'photo-1', now: () => new Date(later) },
    notices: { show: ({ message }: { readonly message: string }) => steps.push(message) },
  };
  const thunk = takeBackUnlisted(outbox, draftPhotos, record);
  const isBack: unknown = await Reflect.apply(thunk, null, [
    (action: UnknownAction) => {
      steps.push(action.type);
      unlistedDraft = unlistedDraftSlice.reducer(unlistedDraft, action);
    },
    () => ({ unlistedDraft }),
    portal,
  ]);
  return { steps, isBack, draft: unlistedDraft };
}

const entered = {
  meterNumber: '1ESY1160123456',
  value: typed,
  comment: '',
  day: aDay('2026-11-21'),
  accountId: 'a-1',
  changedAt: at,
  enteredAt: { meterNumber: at, value: at, comment: at, day: at, accountId: at },
};
const filled = ['unlistedDraft/unlistedEntered', 'photos 1'];
/** Only the photo that was put into the form is removed. */
const takenOut = ['outbox_late_text', 'unlistedDraft/unlistedTakenOut', [true, false]];

test('the form is complete before the outbox deletes the reading', async () => {
  expect(await takeBack(true)).toEqual({
    steps: [...filled, 'discard r-1'],
    isBack: true,
    draft: entered,
  });
});

test('a reading that is being sent does not return as a second reading', async () => {
  expect(await takeBack(false)).toEqual({
    steps: [...filled, 'discard r-1', ...takenOut],
    isBack: false,
    draft: empty,
  });
});

test('what the user enters while the outbox is asked in vain stays', async () => {
  const { steps, draft } = await takeBack(false, { whileDiscarding: { comment: 'Kellertür' } });
  expect(steps).toEqual([...filled, 'discard r-1', ...takenOut]);
  expect(draft).toEqual({
    ...{ ...empty, comment: 'Kellertür', changedAt: later },
    enteredAt: { ...entered.enteredAt, comment: later },
  });
});

test('an entry that the user begins while the photos are read is not overwritten', async () => {
  const { steps, isBack, draft } = await takeBack(true, { whileReading: { meterNumber: '7' } });
  expect({ steps, isBack }).toEqual({ steps: ['outbox_taken_text'], isBack: false });
  expect(draft).toMatchObject({ meterNumber: '7' });
});

test.each([
  { says: 'empty', draft: {}, isFree: true },
  { says: 'with a number', draft: { meterNumber: '1' }, isFree: false },
  { says: 'with a value', draft: { value: { integer: '', decimals: '5' } }, isFree: false },
  { says: 'with words', draft: { comment: 'x' }, isFree: false },
  { says: 'with a photo', draft: {}, photos: 1, isFree: false },
])('a form $says', ({ draft, photos = 0, isFree }) => {
  const empty = { meterNumber: '', value: { integer: '', decimals: '' }, comment: '' };
  const photo = { id: 'p-1', mimeType: 'image/jpeg', data: new ArrayBuffer(3) };
  const draftPhotos = { of: () => ({ [UNLISTED_SLOT]: Array<typeof photo>(photos).fill(photo) }) };
  const entry = { ...empty, day: null, accountId: null, ...draft };
  expect(isFormFree(entry, draftPhotos)).toBe(isFree);
});
