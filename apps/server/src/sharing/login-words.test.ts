import { newPassword, newUsername } from './login-words';

const ASKED = [
  { says: 'less than the default length', least: 5, username: 10, password: 12 },
  { says: 'the default length', least: 12, username: 12, password: 12 },
  { says: 'more than the default length', least: 13, username: 13, password: 13 },
];

test.each(ASKED)('are as long as required: $says', ({ least, username, password }) => {
  expect(newUsername(least)).toHaveLength(username);
  expect(newPassword(least)).toHaveLength(password);
});

it('use 32 unmistakable symbols, each about equally often', () => {
  const symbols = [...newPassword(32_000)];
  const counts = new Map<string, number>();
  for (const symbol of symbols) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  expect(counts.size).toBe(32);
  expect([...counts.keys()].join('')).toMatch(/^[a-km-np-z2-9]+$/);
  // About a thousand of each; a deviation of ten standard deviations would be no coincidence.
  expect(Math.min(...counts.values())).toBeGreaterThan(690);
});

it('are never equal', () => {
  expect(newPassword(0)).not.toBe(newPassword(0));
});
