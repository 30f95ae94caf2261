import { writeTally } from './tally-file.mjs';
import { orFailed, tally } from './tally.mjs';

/** A test file that cannot be loaded counts as one failed test. Jest counts only a failed suite. */
export function tallyOfJest(results) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = results;
  return orFailed(
    tally(
      numPassedTests,
      numFailedTests + results.numRuntimeErrorTestSuites,
      numPendingTests + numTodoTests,
    ),
  );
}

/** Writes the tally of a project's tests for `npm test`. */
export default class JestReporter {
  onRunComplete(contexts, results) {
    for (const { config } of contexts) writeTally(config.rootDir, 'test', tallyOfJest(results));
  }
}
