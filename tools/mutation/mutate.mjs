import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { onInterrupt } from '../process/on-interrupt.mjs';
import { inRoot } from '../root.mjs';

const TEMP = `.cache/mutation/${process.pid}`;
/**
 * The databases of the server's tests. A process that is killed because its mutant hangs leaves its
 * database.
 */
const TEST_FOLDER = join(
  existsSync('/dev/shm') ? '/dev/shm' : tmpdir(),
  `ablesbar-mutation-${process.pid}`,
);
const clear = () => {
  for (const folder of [inRoot(TEMP), TEST_FOLDER])
    rmSync(folder, { recursive: true, force: true });
};
onInterrupt(clear);

/** Ten times as long as a test takes. A mutant that hangs must not delay the others. */
const TEST_TIMEOUT_MS = 5_000;

/**
 * Changes the product code of an area in one place at a time and runs the tests. For each folder,
 * only its own tests run: the table of a rule must notice changes of the rule, and it is fast.
 */
export async function* mutate({ area, folder: only, file }) {
  for (const folder of foldersOf(area).filter((name) => only === '' || name === only)) {
    const place = `${area.project}/src/${folder}/${file}`;
    yield { place, results: await mutateFolder(area, folder, file) };
    clear();
  }
}

function foldersOf({ project, folders }) {
  if (folders !== undefined) return folders;
  return readdirSync(inRoot(project, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name);
}

/** The tests of a folder. A folder without tests is used by the others, so their tests count. */
function testsOf({ project }, folder) {
  const files = readdirSync(inRoot(project, 'src', folder), { recursive: true });
  return files.some((name) => /\.test\.tsx?$/.test(name)) ? `${folder}/**` : '**';
}

async function mutateFolder(area, folder, file) {
  const { project, endings = '{ts,tsx}', testTimeoutMs = TEST_TIMEOUT_MS } = area;
  process.chdir(inRoot());
  // Jest starts once for each mutant and would create the server's database each time.
  mkdirSync(TEST_FOLDER, { recursive: true });
  process.env.ABLESBAR_TEST_FOLDER = TEST_FOLDER;
  delete process.env.TEST_DATABASE_URL;
  const stryker = new Stryker({
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    mutate: [
      `${project}/src/${folder}/**/${file}*.${endings}`,
      // An index only exports, and styles are checked by the pictures.
      `!${project}/src/**/{index.ts,*.css.ts,*.{test,stories}.{ts,tsx}}`,
      `!${project}/src/**/testing/**`,
    ],
    jest: {
      projectType: 'custom',
      configFile: `${project}/jest.config.mjs`,
      config: {
        testMatch: [`<rootDir>/src/${testsOf(area, folder)}/*.test.{ts,tsx}`],
        testPathIgnorePatterns: ['/node_modules/', ...(area.without ?? [])],
        testTimeout: testTimeoutMs,
        testEnvironment: inRoot('tools/mutation/first-failure.cjs'),
        testEnvironmentOptions: { environment: environmentOf(area) },
      },
      enableFindRelatedTests: true,
    },
    coverageAnalysis: 'perTest',
    // jsdom keeps each window in memory. Without a new process, the run would slow down.
    maxTestRunnerReuse: 20,
    concurrency: 2,
    // Longer than a test's time limit, so that the test fails and the process need not start again.
    timeoutMS: 2 * testTimeoutMs,
    tempDirName: TEMP,
    cleanTempDir: 'always',
    // Prints the progress every ten seconds.
    reporters: ['progress-append-only'],
    logLevel: 'error',
    ignorePatterns: inSandbox(project),
  });
  return stryker.runMutationTest();
}

function environmentOf({ isBrowser = false }) {
  return isBrowser ? inRoot('jest.environment.cjs') : 'jest-environment-node';
}

/** Copies only the project and the files that its Jest configuration needs. */
function inSandbox(project) {
  const [home] = project.split('/');
  return [
    '*',
    ...['jest.preset.mjs', 'jest.setup.mjs', 'jest.environment.cjs', 'tsconfig.base.json'].map(
      (name) => `!${name}`,
    ),
    // Jest uses our reporter.
    '!tools',
    '!tools/**',
    'tools/lab',
    `!${home}`,
    `${home}/*`,
    `!${project}`,
    `!${project}/**`,
    `${project}/dist`,
  ];
}
