import { newPassword, newUsername } from './login-words';

const ASKED = [
  { says: 'less than we give', least: 5, username: 10, password: 12 },
  { says: 'what we give', least: 12, username: 12, password: 12 },
  { says: 'more than we give', least: 13, username: 13, password: 13 },
];

test.each(ASKED)('are as long as asked: $says', ({ least, username, password }) => {
  expect(newUsername(least)).toHaveLength(username);
  expect(newPassword(least)).toHaveLength(password);
});

it('are made of 32 symbols that cannot be mistaken, each about as often', () => {
  const symbols = [...newPassword(32_000)];
  const counts = new Map<string, number>();
  for (const symbol of symbols) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  expect(counts.size).toBe(32);
  expect([...counts.keys()].join('')).toMatch(/^[a-km-np-z2-9]+$/);
  // A thousand each; ten standard deviations off would be no chance.
  expect(Math.min(...counts.values())).toBeGreaterThan(690);
});

it('are never the same', () => {
  expect(newPassword(0)).not.toBe(newPassword(0));
});
