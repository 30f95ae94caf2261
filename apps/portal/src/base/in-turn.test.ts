import { createInTurn } from './in-turn';

test('a work begins when the one before has ended, even if that has failed', async () => {
  const inTurn = createInTurn();
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await Promise.resolve();
    steps.push(`${name} ends`);
    if (name === 'two') throw new Error(name);
    return name;
  };
  const works = await Promise.allSettled(['one', 'two', 'three'].map((name) => inTurn(work(name))));
  expect(steps).toEqual(
    ['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
  expect(works.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
