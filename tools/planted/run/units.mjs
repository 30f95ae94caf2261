import { bin } from '../../process/bin.mjs';
import { freshReport, readJson } from '../../process/report.mjs';
import { run } from '../../process/run.mjs';
import { inRoot } from '../../root.mjs';
import { endingOf, patternOf } from './findings.mjs';

/**
 * A test that hangs because of a fault has noticed it. It must not use up the suite's whole time
 * limit.
 */
const PATIENCE_MS = 60_000;

/** Runs Jest once for each project of these tests. */
export async function askUnits(tests) {
  const reports = new Map();
  for (const project of new Set(tests.map(projectOf))) {
    reports.set(
      project,
      await runJest(
        project,
        tests.filter((test) => projectOf(test) === project),
      ),
    );
  }
  return tests.map((test) => ({ ending: endingOfUnit(reports.get(projectOf(test)), test) }));
}

const projectOf = ({ file }) => file.split('/').slice(0, 2).join('/');

async function runJest(project, tests) {
  const report = freshReport('planted.json');
  const files = [...new Set(tests.map(({ file }) => inRoot(file)))];
  const settings = ['-w', '1', '--ci', '--json', `--outputFile=${report}`];
  const places = [`--cacheDirectory=${inRoot('.cache/jest')}`, `--testTimeout=${PATIENCE_MS}`];
  const titles = tests.every(({ title }) => title) ? ['-t', patternOf(tests)] : [];
  const args = ['--config', inRoot(project, 'jest.config.mjs'), '--runTestsByPath', ...files];
  await run(...bin('jest', [...args, ...settings, ...places, ...titles]), {
    // Never the database that a person works with: the tests empty the database.
    env: { DATABASE_URL: undefined },
  });
  return readJson(report);
}

/** A file that cannot be loaded reports no tests. Then no test has noticed the fault. */
function endingOfUnit(report, { file, title = '' }) {
  const ofFile = report?.testResults.find(({ name }) => name.endsWith(`/${file}`));
  const tests = ofFile?.assertionResults.filter(({ fullName }) => fullName.includes(title)) ?? [];
  return endingOf(tests.map(({ status }) => status));
}
