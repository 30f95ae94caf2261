import { batchCalls, PATIENCE_MS } from './batch-calls';

const turn = () => new Promise((done) => setImmediate(() => setImmediate(done)));
const lockTimeout = () => Object.assign(new Error('lock timeout'), { code: '55P03' });

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
  const answerAll = async () => {
    for (await turn(); answers.length > 0; await turn()) answers.shift()?.();
  };
  return { ask, statements, answerAll };
}

it('sends a single call at once', async () => {
  const { ask, statements, answerAll } = aDatabase();
  const answer = ask('a');
  await answerAll();
  expect(await answer).toBe('a!');
  expect(statements).toEqual([['a']]);
});

it('joins simultaneous calls, and calls that arrive while two statements run, into one statement', async () => {
  const { ask, statements, answerAll } = aDatabase();
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

it('a call that the database refuses does not affect the others', async () => {
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

it('repeats no call after a lost connection, because the database may have stored it', async () => {
  const { ask, statements, answerAll } = aDatabase();
  const all = Promise.allSettled([ask('a'), ask('lost')]);
  await answerAll();
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(statements).toEqual([['a', 'lost']]);
});

it('puts at most 64 calls into a statement', async () => {
  const { ask, statements, answerAll } = aDatabase();
  const all = Array.from({ length: 100 }, (_, index) => ask(String(index)));
  await answerAll();
  await Promise.all(all);
  expect(statements.map((inputs) => inputs.length)).toEqual([64, 36]);
});

it('a call that waits for a lock waits in no lane, and its neighbours are answered', async () => {
  const patient: (() => void)[] = [];
  const ask = batchCalls(
    async (inputs: readonly string[]) => {
      if (!inputs.includes('held')) return inputs;
      throw lockTimeout();
    },
    (inputs) => new Promise((done) => patient.push(() => done(inputs))),
  );
  const held = ['held', 'held', 'held'].map(ask);
  for (let round = 0; round < 4; round += 1) {
    const [first, second] = [ask('a'), ask('b')];
    expect(await Promise.all([first, second])).toEqual(['a', 'b']);
  }
  // Two of them have a connection each; the third takes its turn.
  expect(patient).toHaveLength(2);
  while (patient.length > 0) {
    patient.shift()?.();
    await turn();
  }
  expect(await Promise.all(held)).toEqual(['held', 'held', 'held']);
});

it('calls that met a lock together are tried alone in no lane', async () => {
  const met: (() => void)[] = [];
  const ask = batchCalls(async (inputs: readonly string[]) => {
    if (!inputs.includes('held')) return inputs;
    return new Promise<readonly string[]>((_, fail) => met.push(() => fail(lockTimeout())));
  });
  const held = [ask('held'), ask('held')];
  await turn();
  held.push(ask('held'), ask('held'));
  await turn();
  // Both lanes leave. Two calls are tried again, and their statements have not ended.
  met.splice(0).forEach((meet) => meet());
  await turn();
  expect(met).toHaveLength(2);
  expect(await Promise.all([ask('a'), ask('b')])).toEqual(['a', 'b']);
  const ends = Promise.allSettled(held);
  while (met.length > 0) {
    met.splice(0).forEach((meet) => meet());
    await turn();
  }
  expect((await ends).map(({ status }) => status)).toEqual(held.map(() => 'rejected'));
});

it('a call whose turn comes too late waits no longer', async () => {
  const patient: (() => void)[] = [];
  const ask = batchCalls(
    async (): Promise<readonly string[]> => {
      throw lockTimeout();
    },
    (inputs: readonly string[]) => new Promise((done) => patient.push(() => done(inputs))),
  );
  const ends = Promise.allSettled(['first', 'second', 'late'].map(ask));
  for (let round = 0; round < 4; round += 1) await turn();
  const { now } = performance;
  const later = jest
    .spyOn(performance, 'now')
    .mockImplementation(() => now.call(performance) + PATIENCE_MS + 1);
  patient.splice(0).forEach((done) => done());
  expect((await ends).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  later.mockRestore();
});
