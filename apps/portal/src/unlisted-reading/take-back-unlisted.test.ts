import { aDay } from '@ablesbar/domain/testing';
import { recordOf, unlistedEntry } from '@ablesbar/offline-queue/testing';
import { isFormFree, takeBackUnlisted } from './take-back-unlisted';
import { unlistedCleared, unlistedEntered } from './unlisted-draft.slice';
import { UNLISTED_SLOT } from './unlisted-extras';

const typed = { integer: '0012', decimals: '50' };
const at = '2026-11-21T10:00:00.000Z';

async function takeBack(isDiscarded: boolean) {
  const { payload, ...rest } = unlistedEntry();
  const record = { ...recordOf(), ...rest, payload: { ...payload, value: typed }, photos: [] };
  const steps: unknown[] = [];
  const outbox = {
    list: async () => [record],
    discard: async (id: string) => {
      steps.push(`discard ${id}`);
      return isDiscarded;
    },
    photosOf: async () => [{ slot: 'meter', mimeType: 'image/jpeg', data: new ArrayBuffer(3) }],
  };
  const draftPhotos = {
    put: async (_draft: string, _slot: string, photos: readonly unknown[]) =>
      void steps.push(`photos ${photos.length}`),
    clear: async () => void steps.push('no photos'),
  };
  const portal = {
    ports: { newId: () => 'photo-1', now: () => new Date(at) },
    notices: { show: ({ message }: { readonly message: string }) => steps.push(message) },
  };
  const thunk = takeBackUnlisted(outbox, draftPhotos, record);
  const isBack: unknown = await Reflect.apply(thunk, null, [
    (one: unknown) => steps.push(one),
    null,
    portal,
  ]);
  return { steps, isBack };
}

const entered = unlistedEntered({
  at,
  meterNumber: '1ESY1160123456',
  value: typed,
  comment: '',
  day: aDay('2026-11-21'),
  accountId: 'a-1',
});

test('the form is complete before the outbox deletes the reading', async () => {
  expect(await takeBack(true)).toEqual({
    steps: [entered, 'photos 1', 'discard r-1'],
    isBack: true,
  });
});

test('a reading that is being sent does not return as a second reading', async () => {
  expect(await takeBack(false)).toEqual({
    steps: [entered, 'photos 1', 'discard r-1', 'outbox_late_text', unlistedCleared(), 'no photos'],
    isBack: false,
  });
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
