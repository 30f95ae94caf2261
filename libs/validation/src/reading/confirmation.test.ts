import { confirmationOf } from './confirmation';

test.each([
  { says: 'complete and usual', isIncomplete: false, hasWarnings: false, asked: 'plain' },
  { says: 'some rates are empty', isIncomplete: true, hasWarnings: false, asked: 'incomplete' },
  { says: 'something is doubtful', isIncomplete: false, hasWarnings: true, asked: 'warnings' },
  { says: 'both at once', isIncomplete: true, hasWarnings: true, asked: 'both' },
])('confirmationOf: $says', ({ isIncomplete, hasWarnings, asked }) => {
  expect(confirmationOf({ isIncomplete, hasWarnings })).toBe(asked);
});
