import { existsSync } from 'node:fs';
import { inRoot } from '../root.mjs';
import { isDrawer } from './names.mjs';
import { filesBelow, textOf } from './sources.mjs';

test.each([
  { says: 'a folder named utils', path: 'libs/domain/src/utils/x.ts', is: true },
  { says: 'a file named types', path: 'libs/domain/src/job/types.ts', is: true },
  { says: 'a file of helpers', path: 'apps/server/src/job/job-helpers.ts', is: true },
  { says: 'a test of constants', path: 'libs/ui/src/constants.test.ts', is: true },
  { says: 'a concept with type in its name', path: 'libs/domain/src/job/meter-type.ts', is: false },
  { says: 'a concept that shares its start', path: 'libs/domain/src/sharing/share.ts', is: false },
])('$says: $is', ({ path, is }) => {
  expect(isDrawer(path)).toBe(is);
});

const files = ['apps', 'libs', 'tools'].flatMap((folder) => filesBelow(folder));

test('no folder and no file is a drawer', () => {
  expect(files.filter(isDrawer)).toEqual([]);
});

test.each([
  { says: 'no code is longer than 220 lines', longest: 220, isTest: false },
  // A table of cases may be longer, because it is read row by row.
  { says: 'no test is longer than 320 lines', longest: 320, isTest: true },
])('$says', ({ longest, isTest }) => {
  const lengths = files
    .filter((path) => /\.[cm]?[jt]sx?$/.test(path) && /\.(test|spec)\./.test(path) === isTest)
    .map((path) => ({ path, lines: textOf(path).split('\n').length - 1 }));
  expect(lengths.length).toBeGreaterThan(0);
  expect(lengths.filter(({ lines }) => lines > longest)).toEqual([]);
});

// The folders and files that everybody expects in this repository.
test.each([
  'apps/portal',
  'apps/anonymous-wizard',
  'apps/portal-e2e',
  'apps/server',
  'libs/domain',
  'libs/api-client',
  'libs/validation',
  'libs/offline-queue',
  'libs/digit-reader',
  'libs/ui',
  'libs/i18n',
  'tools',
  'nx.json',
  'package.json',
  'tsconfig.base.json',
  'eslint.config.mjs',
  'README.md',
  'CONTRIBUTING.md',
  'docs/requirements.md',
  'docs/contract.md',
  'docs/customer-decisions.md',
  'docs/decisions/README.md',
])('%s exists', (path) => {
  expect(existsSync(inRoot(path))).toBe(true);
});
