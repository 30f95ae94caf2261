import { setImmediate as nextTurn } from 'node:timers/promises';
import { createInTurn } from './in-turn';

it('does the works of one party one after another, also after a failure, and others at once', async () => {
  const inTurn = createInTurn();
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (party: string, name: string) =>
    inTurn(party, () => {
      begun.push(name);
      return new Promise<string>((done, fail) => {
        ends.set(name, (error) => (error === undefined ? done(name) : fail(error)));
      });
    });
  const all = Promise.allSettled([
    work('one', 'first'),
    work('one', 'second'),
    work('one', 'third'),
    work('another', 'at once'),
  ]);
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error);
    await nextTurn();
  };
  await nextTurn();
  expect(begun).toEqual(['first', 'at once']);
  await end('at once');
  expect(begun).toEqual(['first', 'at once']);
  await end('first', new Error('lost'));
  expect(begun).toEqual(['first', 'at once', 'second']);
  await end('second');
  await end('third');
  expect((await all).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(await inTurn('one', async () => 'again')).toBe('again');
});
