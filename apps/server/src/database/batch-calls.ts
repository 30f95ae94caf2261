import { setImmediate as nextTurn } from 'node:timers/promises';
import { isUnavailable } from '../base/is-unavailable';
import { limitConcurrency } from '../base/limit-concurrency';
import { codeOf } from '../base/start-failure';

interface Waiting<Input, Output> {
  readonly input: Input;
  readonly done: (output: Output) => void;
  readonly fail: (reason: unknown) => void;
  readonly since: number;
}

/** With more calls in one statement, the first call would only wait longer. */
const MOST = 64;
/**
 * Two statements run at the same time. While the database works on them, the next calls are
 * gathered. If one statement hangs, the other one still serves the calls.
 */
const LANES = 2;

const LOCK_TIMEOUT = '55P03';
/** Calls that met a lock together are tried one by one, and those that are held wait for it, so many at a time. */
const ALONE = 2;
const PATIENT = 2;
/** Then the caller had better ask again. `runPatiently` waits so long for a lock, too. */
export const PATIENCE_MS = 10_000;

/**
 * Combines the calls that arrive while others are under way into one statement. A single call is
 * sent at once, and many calls share one round trip to the database. `run` returns the answers in
 * the order of its inputs. It may refuse to wait for a lock; then `runPatiently` waits, in no lane.
 */
export function batchCalls<Input, Output>(
  run: (inputs: readonly Input[]) => Promise<readonly Output[]>,
  runPatiently?: (inputs: readonly Input[]) => Promise<readonly Output[]>,
): (input: Input) => Promise<Output> {
  const waiting: Waiting<Input, Output>[] = [];
  let running = 0;
  const takeAlone = limitConcurrency(ALONE);
  const takePatient = limitConcurrency(PATIENT);
  /** A lock that somebody holds must not keep the lanes. */
  const leave: Leave<Input, Output> = (calls, error) => {
    for (const call of calls) {
      const unlessLate = (attempt: () => Promise<void>) => async () => {
        if (performance.now() - call.since > PATIENCE_MS) call.fail(error);
        else await attempt();
      };
      if (calls.length > 1) void takeAlone(unlessLate(() => answer([call], run, leave)));
      else if (runPatiently === undefined) call.fail(error);
      else void takePatient(unlessLate(() => answer([call], runPatiently)));
    }
  };
  const work = async () => {
    running += 1;
    while (waiting.length > 0) {
      // Other calls that arrived at this moment are still being read.
      await nextTurn();
      const calls = waiting.splice(0, MOST);
      if (calls.length > 0) await answer(calls, run, leave);
    }
    running -= 1;
  };
  return (input) =>
    new Promise((done, fail) => {
      waiting.push({ input, done, fail, since: performance.now() });
      if (running < LANES) void work();
    });
}

type Leave<Input, Output> = (calls: readonly Waiting<Input, Output>[], error: unknown) => void;

async function answer<Input, Output>(
  calls: readonly Waiting<Input, Output>[],
  run: (inputs: readonly Input[]) => Promise<readonly Output[]>,
  leave?: Leave<Input, Output>,
): Promise<void> {
  try {
    const outputs = await run(calls.map(({ input }) => input));
    for (const [index, { done }] of calls.entries()) {
      const output = outputs[index];
      if (output === undefined) throw new Error('A call was left without an answer.');
      done(output);
    }
  } catch (error) {
    if (leave !== undefined && codeOf(error) === LOCK_TIMEOUT) {
      leave(calls, error);
    } else if (calls.length > 1 && !isUnavailable(error)) {
      // One call causes the refusal, and nothing of the statement was stored. So each call is
      // repeated alone.
      for (const call of calls) await answer([call], run, leave);
    } else {
      for (const { fail } of calls) fail(error);
    }
  }
}
