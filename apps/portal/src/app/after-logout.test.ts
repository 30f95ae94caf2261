import { loggedOut } from '../session/session';
import { afterLogout } from './after-logout';

const forgotten = ['registration/registrationForgotten', 'api/resetApiState'];
const dropped = [
  'readingDraft/draftsDropped',
  'drafts on the disk',
  'unlistedDraft/unlistedCleared',
  'photos',
];

test.each([
  {
    says: 'by a person, what was entered goes as well',
    hasExpired: false,
    steps: [...dropped, ...forgotten],
  },
  { says: 'after an expired session, what was entered stays', hasExpired: true, steps: forgotten },
])('$says', ({ hasExpired, steps: expected }) => {
  const steps: string[] = [];
  afterLogout({
    store: { dispatch: ({ type }) => steps.push(type) },
    session: { state: () => ({ ...loggedOut, hasExpired }) },
    drafts: {
      clearAll: async () => {
        steps.push('drafts on the disk');
        throw new Error('no storage');
      },
    },
    draftPhotos: {
      clearAll: async () => {
        steps.push('photos');
        throw new Error('no storage');
      },
    },
  })();
  expect(steps).toEqual(expected);
});
