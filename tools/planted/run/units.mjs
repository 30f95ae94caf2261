import { bin } from '../../process/bin.mjs';
import { readJson } from '../../process/read-json.mjs';
import { run } from '../../process/run.mjs';
import { inRoot } from '../../root.mjs';
import { endingOf, patternOf } from './ending.mjs';
import { freshFile } from './fresh-file.mjs';

/** A test that hangs because of a fault has noticed it, and must not take the suite's whole patience. */
const PATIENCE_MS = 60_000;

/** One run of Jest for each project that these tests belong to. */
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
  const report = freshFile('planted.json');
  const files = [...new Set(tests.map(({ file }) => inRoot(file)))];
  const settings = ['-w', '1', '--ci', '--json', `--outputFile=${report}`];
  const places = [`--cacheDirectory=${inRoot('.cache/jest')}`, `--testTimeout=${PATIENCE_MS}`];
  const titles = tests.every(({ title }) => title) ? ['-t', patternOf(tests)] : [];
  const args = ['--config', inRoot(project, 'jest.config.mjs'), '--runTestsByPath', ...files];
  await run(...bin('jest', [...args, ...settings, ...places, ...titles]), {
    // Never the database somebody works with: the tests empty what they find.
    env: { DATABASE_URL: undefined },
  });
  return readJson(report);
}

/** A file that cannot be loaded reports no tests, so its fault is not one that a test has noticed. */
function endingOfUnit(report, { file, title = '' }) {
  const ofFile = report?.testResults.find(({ name }) => name.endsWith(`/${file}`));
  const tests = ofFile?.assertionResults.filter(({ fullName }) => fullName.includes(title)) ?? [];
  return endingOf(tests.map(({ status }) => status));
}
