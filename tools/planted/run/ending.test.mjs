import { endingOf, patternOf } from './ending.mjs';

test.each([
  { says: 'all that ran passed', statuses: ['passed', 'pending', 'passed'], ending: 'passed' },
  { says: 'one of them failed', statuses: ['passed', 'failed'], ending: 'failed' },
  { says: 'none ran', statuses: ['pending'], ending: 'could not be run' },
  { says: 'there is none: the file could not be loaded', statuses: [], ending: 'could not be run' },
])('$says: $ending', ({ statuses, ending }) => {
  expect(endingOf(statuses)).toBe(ending);
});

test('titles are taken by the letter, signs included', () => {
  const pattern = new RegExp(patternOf([{ title: 'after 1 s (not before)' }, { title: 'a.b' }]));
  expect('waits after 1 s (not before)').toMatch(pattern);
  expect('axb').not.toMatch(pattern);
});
