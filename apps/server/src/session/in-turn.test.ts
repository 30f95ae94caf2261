import { inTurn } from './in-turn';

it('runs no more at once, in the order of coming, and goes on after one that fails', async () => {
  const take = inTurn(2);
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
