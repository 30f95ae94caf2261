import { limitConcurrency } from '../base/limit-concurrency';
import { createPasswords, type Passwords } from './passwords';

let passwords: Passwords;
let stored: string;

beforeAll(async () => {
  passwords = await createPasswords();
  stored = await passwords.hash('richtig');
});

it('hashes with Argon2id at the recommended cost', () => {
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(stored).not.toContain('richtig');
});

test.each([
  { says: 'the right one', typed: 'richtig', isRight: true },
  { says: 'a wrong one', typed: 'falsch', isRight: false },
  { says: 'the right one in capitals', typed: 'RICHTIG', isRight: false },
  { says: 'the right one with a space', typed: 'richtig ', isRight: false },
])('a login with $says', async ({ typed, isRight }) => {
  expect(await passwords.matches(stored, typed)).toBe(isRight);
});

it('refuses a username that does not exist', async () => {
  expect(await passwords.matches(null, 'richtig')).toBe(false);
});

it('makes a different hash for the same password each time', async () => {
  expect(await passwords.hash('richtig')).not.toBe(stored);
});

test.each([
  { says: 'today', hash: () => stored, isOutdated: false },
  {
    says: 'with less memory',
    hash: () => stored.replace('m=19456', 'm=4096'),
    isOutdated: true,
  },
  { says: 'with one pass', hash: () => stored.replace('t=2', 't=1'), isOutdated: true },
  { says: 'by another method', hash: () => '$2b$10$abc', isOutdated: true },
])('made $says is outdated: $isOutdated', ({ hash, isOutdated }) => {
  expect(passwords.isOutdated(hash())).toBe(isOutdated);
});

it('runs a limited number at once, in the order of arrival, and continues after a failure', async () => {
  const take = limitConcurrency(2);
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const work = (number: number) =>
    take(() => {
      begun.push(number);
      return new Promise<number>((done, fail) => {
        ends[number] = () => (number === 0 ? fail(new Error('no')) : done(number));
      });
    });
  const all = Promise.allSettled([work(0), work(1), work(2), work(3)]);
  expect(begun).toEqual([0, 1]);
  ends[0]?.();
  await new Promise(setImmediate);
  expect(begun).toEqual([0, 1, 2]);
  ends[2]?.();
  ends[1]?.();
  await new Promise(setImmediate);
  expect(begun).toEqual([0, 1, 2, 3]);
  ends[3]?.();
  expect((await all).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(await take(async () => 'again')).toBe('again');
});
