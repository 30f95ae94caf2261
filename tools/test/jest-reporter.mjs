import { writeTally } from './tally-file.mjs';
import { orFailed, tally } from './tally.mjs';

/** Jest counts a test file that cannot be loaded as a suite and not as a test; here it is one. */
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

/** Leaves the tally of one project's tests where `npm test` looks for it. */
export default class JestReporter {
  onRunComplete(contexts, results) {
    for (const { config } of contexts) writeTally(config.rootDir, 'test', tallyOfJest(results));
  }
}
