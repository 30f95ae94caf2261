import { removalFailure } from './removal-failure';

test.each([
  { says: 'is done', error: undefined, said: null },
  { says: 'finds it gone', error: { kind: 'not-found' }, said: null },
  { says: 'gets no answer', error: { kind: 'offline' }, said: 'management_failed_text' },
  {
    says: 'is refused',
    error: { kind: 'unavailable' },
    said: 'management_answered_failed_text',
  },
  {
    says: 'is a bug of ours',
    error: { name: 'TypeError' },
    said: 'management_answered_failed_text',
  },
])('a removal that $says', ({ error, said }) => {
  expect(removalFailure(error)).toBe(said);
});
