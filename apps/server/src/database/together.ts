import { setImmediate as nextTurn } from 'node:timers/promises';
import { isAway } from '../base/is-away';

interface Waiting<Input, Output> {
  readonly input: Input;
  readonly done: (output: Output) => void;
  readonly fail: (reason: unknown) => void;
}

/** More in one statement would only make the first of them wait. */
const MOST = 64;
/** Two statements under way: while the database works at one, the next is gathered, and none hangs alone. */
const LANES = 2;

/**
 * Makes one statement of the calls that come while others are under way: alone each goes at once, and a
 * crowd shares the way to the database and back. `run` answers in the order of its inputs.
 */
export function together<Input, Output>(
  run: (inputs: readonly Input[]) => Promise<readonly Output[]>,
): (input: Input) => Promise<Output> {
  const waiting: Waiting<Input, Output>[] = [];
  let running = 0;
  const work = async () => {
    running += 1;
    while (waiting.length > 0) {
      // The others that arrived in this very moment are still being read.
      await nextTurn();
      const calls = waiting.splice(0, MOST);
      if (calls.length > 0) await answer(calls, run);
    }
    running -= 1;
  };
  return (input) =>
    new Promise((done, fail) => {
      waiting.push({ input, done, fail });
      if (running < LANES) void work();
    });
}

async function answer<Input, Output>(
  calls: readonly Waiting<Input, Output>[],
  run: (inputs: readonly Input[]) => Promise<readonly Output[]>,
): Promise<void> {
  try {
    const outputs = await run(calls.map(({ input }) => input));
    for (const [index, { done }] of calls.entries()) {
      const output = outputs[index];
      if (output === undefined) throw new Error('A call was left without an answer.');
      done(output);
    }
  } catch (error) {
    // What the database refuses is one call's fault; nothing of the statement was kept.
    if (calls.length > 1 && !isAway(error)) {
      for (const call of calls) await answer([call], run);
    } else {
      for (const { fail } of calls) fail(error);
    }
  }
}
