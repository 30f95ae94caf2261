import { isCurrent } from './is-current';

test.each([
  { says: 'a job that was never archived', archivedOn: null, is: true },
  { says: 'a job of a closed campaign', archivedOn: '2026-12-10', is: false },
])('isCurrent: $says', ({ archivedOn, is }) => {
  expect(isCurrent({ archivedOn })).toBe(is);
});
