import { sayAll } from './say.mjs';

test('says how many were caught, and of the others what they would do', () => {
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
