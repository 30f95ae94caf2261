import { loggedOut } from '../session/session';
import { afterLogout } from './after-logout';
import { settled } from './testing/settled';

const forgotten = ['registration/registrationForgotten', 'api/resetApiState'];
const dropped = [
  'readingDraft/draftsDropped',
  'drafts on the disk',
  'unlistedDraft/unlistedCleared',
  'ownNotes/notesDropped',
  'rounds/roundsDropped',
  'photos',
];

test.each([
  {
    says: 'by a person, what was entered goes as well',
    hasExpired: false,
    steps: [...dropped, ...forgotten, '1 unreadable'],
  },
  { says: 'after an expired session, what was entered stays', hasExpired: true, steps: forgotten },
])('$says', async ({ hasExpired, steps: expected }) => {
  const steps: string[] = [];
  afterLogout({
    store: { dispatch: ({ type }) => steps.push(type) },
    session: { state: () => ({ ...loggedOut, hasExpired }) },
    drafts: {
      clearAll: async () => {
        steps.push('drafts on the disk');
        throw new Error('no storage');
      },
      settle: async () => undefined,
    },
    unreadableDrafts: {
      unreadable: async () => [{ place: 'persist:readingDraft/j-1', text: '{' }],
      remove: async (drafts) => void steps.push(`${drafts.length} unreadable`),
    },
    draftPhotos: {
      clearAll: async () => {
        steps.push('photos');
        throw new Error('no storage');
      },
    },
  })();
  await settled();
  expect(steps).toEqual(expected);
});
