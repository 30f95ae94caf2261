import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { onInterrupt } from '../process/on-interrupt.mjs';
import { inRoot } from '../root.mjs';

const TEMP = `.cache/mutation/${process.pid}`;
/** For the server's tests: a process that is ended because its mutant hangs leaves its database behind. */
const TEST_FOLDER = join(
  existsSync('/dev/shm') ? '/dev/shm' : tmpdir(),
  `ablesbar-mutation-${process.pid}`,
);
const clear = () => {
  for (const folder of [inRoot(TEMP), TEST_FOLDER])
    rmSync(folder, { recursive: true, force: true });
};
onInterrupt(clear);

/** A test takes a tenth of it; a mutant that hangs costs no more, and nobody else's time. */
const TEST_TIMEOUT_MS = 5_000;

/**
 * Changes an area's product code in one place at a time and asks the tests whether they notice. Each
 * folder is asked of its own tests alone: a rule's table has to notice by itself, and it is fast.
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

/** A folder without tests of its own is used by the others, and asked of theirs. */
function testsOf({ project }, folder) {
  const files = readdirSync(inRoot(project, 'src', folder), { recursive: true });
  return files.some((name) => /\.test\.tsx?$/.test(name)) ? `${folder}/**` : '**';
}

async function mutateFolder(area, folder, file) {
  const { project, endings = '{ts,tsx}', testTimeoutMs = TEST_TIMEOUT_MS } = area;
  process.chdir(inRoot());
  // Jest starts once for each mutant, and would make the server's database as often.
  mkdirSync(TEST_FOLDER, { recursive: true });
  process.env.ABLESBAR_TEST_FOLDER = TEST_FOLDER;
  delete process.env.TEST_DATABASE_URL;
  const stryker = new Stryker({
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    mutate: [
      `${project}/src/${folder}/**/${file}*.${endings}`,
      // An index only passes on; styles are seen in the pictures.
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
    // Each window of jsdom stays in memory, until the run does nothing but tidy up.
    maxTestRunnerReuse: 20,
    concurrency: 2,
    // Above a test's own limit, so that it is a test that fails and not a process that is started anew.
    timeoutMS: 2 * testTimeoutMs,
    tempDirName: TEMP,
    cleanTempDir: 'always',
    // A line every ten seconds says how far it has come.
    reporters: ['progress-append-only'],
    logLevel: 'error',
    ignorePatterns: inSandbox(project),
  });
  return stryker.runMutationTest();
}

function environmentOf({ isBrowser = false }) {
  return isBrowser ? inRoot('jest.environment.cjs') : 'jest-environment-node';
}

/** The project and what its Jest configuration stands on; other packages are found where they are. */
function inSandbox(project) {
  const [home] = project.split('/');
  return [
    '*',
    ...['jest.preset.mjs', 'jest.setup.mjs', 'jest.environment.cjs', 'tsconfig.base.json'].map(
      (name) => `!${name}`,
    ),
    // Jest counts by a reporter of ours.
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
