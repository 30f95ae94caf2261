import { batchCalls } from './batch-calls';

/** A database whose statements the test answers by hand. */
function aDatabase() {
  const statements: (readonly string[])[] = [];
  const answers: (() => void)[] = [];
  const ask = batchCalls(
    (inputs: readonly string[]) =>
      new Promise<readonly string[]>((done, fail) => {
        statements.push(inputs);
        answers.push(() => {
          if (inputs.includes('lost')) fail(Object.assign(new Error('lost'), { code: '08006' }));
          else if (inputs.includes('bad')) fail(new Error('refused'));
          else done(inputs.map((input) => `${input}!`));
        });
      }),
  );
  const turn = () => new Promise((done) => setImmediate(() => setImmediate(done)));
  const answerAll = async () => {
    for (await turn(); answers.length > 0; await turn()) answers.shift()?.();
  };
  return { ask, statements, answerAll, turn };
}

it('sends a call that is alone at once', async () => {
  const { ask, statements, answerAll } = aDatabase();
  const answer = ask('a');
  await answerAll();
  expect(await answer).toBe('a!');
  expect(statements).toEqual([['a']]);
});

it('makes one statement of what comes at once, and of what comes while two are under way', async () => {
  const { ask, statements, answerAll, turn } = aDatabase();
  const first = [ask('a'), ask('b')];
  await turn();
  const second = [ask('c')];
  await turn();
  const third = [ask('d'), ask('e'), ask('f')];
  await turn();
  expect(statements).toEqual([['a', 'b'], ['c']]);
  await answerAll();
  expect(await Promise.all([...first, ...second, ...third])).toEqual(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((input) => `${input}!`),
  );
  expect(statements).toEqual([['a', 'b'], ['c'], ['d', 'e', 'f']]);
});

it('lets nobody pay for a call that the database refuses', async () => {
  const { ask, statements, answerAll } = aDatabase();
  const all = Promise.allSettled([ask('a'), ask('bad'), ask('c')]);
  await answerAll();
  expect(await all).toEqual([
    { status: 'fulfilled', value: 'a!' },
    { status: 'rejected', reason: new Error('refused') },
    { status: 'fulfilled', value: 'c!' },
  ]);
  expect(statements).toEqual([['a', 'bad', 'c'], ['a'], ['bad'], ['c']]);
});

it('asks nothing twice of a database that is gone: it may have stored it', async () => {
  const { ask, statements, answerAll } = aDatabase();
  const all = Promise.allSettled([ask('a'), ask('lost')]);
  await answerAll();
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(statements).toEqual([['a', 'lost']]);
});

it('puts no more than 64 into a statement', async () => {
  const { ask, statements, answerAll } = aDatabase();
  const all = Array.from({ length: 100 }, (_, index) => ask(String(index)));
  await answerAll();
  await Promise.all(all);
  expect(statements.map((inputs) => inputs.length)).toEqual([64, 36]);
});
