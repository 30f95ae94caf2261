import { readdirSync, rmSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { onInterrupt } from '../process/on-interrupt.mjs';
import { inRoot } from '../root.mjs';

const TEMP = `.cache/mutation/${process.pid}`;
onInterrupt(() => rmSync(inRoot(TEMP), { recursive: true, force: true }));

/**
 * Changes a lib's product code in one place at a time and asks the tests whether they notice. Each
 * folder is asked of its own tests alone: a rule's table has to notice by itself, and it is fast.
 */
export async function* mutate(lib, path = '') {
  const [only, file = ''] = path.split('/');
  for (const folder of foldersOf(lib).filter((name) => only === '' || name === only)) {
    yield await mutateFolder(`libs/${lib}`, folder, file);
  }
}

function foldersOf(lib) {
  return readdirSync(inRoot('libs', lib, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name);
}

/** A folder without tests of its own is used by the others, and asked of theirs. */
function testsOf(lib, folder) {
  const files = readdirSync(inRoot(lib, 'src', folder), { recursive: true });
  return files.some((name) => name.endsWith('.test.ts')) ? `${folder}/**` : '**';
}

async function mutateFolder(lib, folder, file) {
  process.chdir(inRoot());
  const stryker = new Stryker({
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    mutate: [`${lib}/src/${folder}/**/${file}*.ts`, `!${lib}/src/**/*.test.ts`],
    jest: {
      projectType: 'custom',
      configFile: `${lib}/jest.config.mjs`,
      config: { testMatch: [`<rootDir>/src/${testsOf(lib, folder)}/*.test.ts`] },
      enableFindRelatedTests: true,
    },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // A machine that does other things as well is slow, and a slow test is no mutant that was noticed.
    timeoutMS: 30_000,
    tempDirName: TEMP,
    cleanTempDir: 'always',
    reporters: [],
    logLevel: 'error',
    // The sandbox holds the rule libs and what their Jest configuration stands on.
    ignorePatterns: [
      '*',
      '!jest.preset.mjs',
      '!tsconfig.base.json',
      '!libs',
      'libs/*',
      '!libs/domain',
      '!libs/domain/**',
      '!libs/validation',
      '!libs/validation/**',
    ],
  });
  return stryker.runMutationTest();
}
