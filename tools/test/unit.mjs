import { availableParallelism } from 'node:os';
import { bin } from '../process/bin.mjs';
import { readJson } from '../process/read-json.mjs';
import { run } from '../process/run.mjs';
import { sayFigures } from './figures.mjs';
import { freshFile } from './fresh-file.mjs';
import { orFailed, tally } from './tally.mjs';

/** Jest counts a test file that cannot be loaded as a suite and not as a test; here it is one. */
export function tallyOfJest(report) {
  if (!report) return tally(0, 1);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  return orFailed(
    tally(
      numPassedTests,
      numFailedTests + report.numRuntimeErrorTestSuites,
      numPendingTests + numTodoTests,
    ),
  );
}

export const unit = {
  name: 'unit',
  async run({ postgres, browser }) {
    const report = freshFile('jest.json');
    const workers = `--maxWorkers=${availableParallelism()}`;
    const { code, output } = await run(
      ...bin('jest', ['--json', `--outputFile=${report}`, workers, '--ci']),
      {
        env: {
          // Never the database somebody works with: the tests empty what they find.
          DATABASE_URL: undefined,
          TEST_DATABASE_URL: postgres.url,
          CHROMIUM: browser ?? undefined,
        },
      },
    );
    const result = tallyOfJest(readJson(report));
    sayFigures(output);
    if (code !== 0) console.log(withoutJson(output));
    if (code !== 0 && result.failed === 0) result.failed = 1;
    if (postgres.url) return result;
    console.log(`  The server's tests ran on the embedded database only: ${postgres.reason}.`);
    return tally(result.passed, result.failed, result.skipped + 1);
  },
};

/** With an output file Jest prints no report, only a line that says where it is. */
const withoutJson = (output) => output.replace(/^Test results written to: .*$/m, '');
