import { endingOf, patternOf, sayAll } from './findings.mjs';

test.each([
  { says: 'all that ran passed', statuses: ['passed', 'pending', 'passed'], ending: 'passed' },
  { says: 'one of them failed', statuses: ['passed', 'failed'], ending: 'failed' },
  { says: 'none ran', statuses: ['pending'], ending: 'could not be run' },
  { says: 'no test: the file could not be loaded', statuses: [], ending: 'could not be run' },
])('$says: $ending', ({ statuses, ending }) => {
  expect(endingOf(statuses)).toBe(ending);
});

test('the pattern matches titles literally, with all signs', () => {
  const pattern = new RegExp(patternOf([{ title: 'after 1 s (not before)' }, { title: 'a.b' }]));
  expect('waits after 1 s (not before)').toMatch(pattern);
  expect('axb').not.toMatch(pattern);
});

test('says how many were caught, and the harm of the others', () => {
  const fault = { name: 'lang-not-set', because: 'English is read with a German voice.' };
  const findings = [
    { fault, isCaught: true },
    { fault, isCaught: false, why: 'its test passes' },
  ];
  expect(sayAll(findings).split('\n')).toEqual([
    '  lang-not-set: its test passes. English is read with a German voice.',
    '1 of 2 caught',
  ]);
});
