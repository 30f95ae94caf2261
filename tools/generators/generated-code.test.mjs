import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRepository } from '../process/copy-repository.mjs';
import { inRoot } from '../root.mjs';
import { generate } from './generate.mjs';

const GENERATED = [
  ['rule', 'validation/reading/check-trial'],
  ['rule', 'domain/reading/trial-of'],
  ['ui-component', 'primitives/Trial'],
  ['screen', 'portal/help/TrialScreen'],
];

let folder;
let files;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ablesbar-generated-'));
  copyRepository(folder);
  files = GENERATED.flatMap(([kind, path]) => generate(kind, path, folder));
  const project = {
    extends: './tsconfig.base.json',
    compilerOptions: {
      lib: ['es2023', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      types: ['jest', '@testing-library/jest-dom', 'vite/client'],
    },
    files,
  };
  writeFileSync(join(folder, 'generated.json'), JSON.stringify(project));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inCopy = (program, ...args) => {
  const all = [inRoot(program), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? '' : stdout + stderr;
};

test('what is generated compiles, passes lint, and its own tests pass', () => {
  const tests = files.filter((path) => /\.test\.tsx?$/.test(path));
  expect(tests).toHaveLength(GENERATED.length);
  expect(inCopy('node_modules/typescript-7/bin/tsc', '-p', 'generated.json', '--noEmit')).toBe('');
  expect(inCopy('node_modules/eslint/bin/eslint.js', ...files)).toBe('');
  const oxlint = ['--config', '.oxlintrc.json', '--type-aware', '--silent'];
  expect(inCopy('node_modules/oxlint/bin/oxlint', ...oxlint, ...files)).toBe('');
  expect(inCopy('node_modules/jest/bin/jest.js', '--runTestsByPath', ...tests)).toBe('');
}, 240_000);
