import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { copyRepository } from '../process/copy-repository.mjs';
import { inRoot } from '../root.mjs';
import { generate } from './generate.mjs';

const GENERATED = [
  ['rule', 'validation/reading/check-trial'],
  ['rule', 'domain/reading/trial-of'],
  ['ui-component', 'primitives/Trial'],
  ['screen', 'portal/help/TrialScreen'],
];

/** Storybook shows a story with our texts around it. */
const storyTest = (name) => `import { render } from '@testing-library/react';
import { createTexts } from '@ablesbar/i18n';
import { TextsProvider } from '@ablesbar/ui';
import * as stories from './${name}.stories';

const { default: meta, ...all } = stories;
test.each(Object.entries(all))('the story %s shows something', async (_, { args }) => {
  const texts = await createTexts({ language: 'de', translations: {} });
  const { container } = render(
    <TextsProvider texts={texts}>
      <meta.component {...{ ...meta.args, ...args }} />
    </TextsProvider>,
  );
  expect(container).toHaveTextContent(/\\S/);
});
`;

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

/** Writes a test of a story beside it. Storybook itself would take a minute to build. */
function testOfStory(path) {
  const test = path.replace('.stories.tsx', '.story.test.tsx');
  const name = basename(path, '.stories.tsx');
  writeFileSync(join(folder, test), storyTest(name));
  return test;
}

const inCopy = (program, ...args) => {
  const all = [inRoot(program), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? '' : stdout + stderr;
};

test('what is generated compiles, passes lint, its tests pass, and its stories show something', () => {
  const tests = files.filter((path) => /\.test\.tsx?$/.test(path));
  const storyTests = files.filter((path) => path.endsWith('.stories.tsx')).map(testOfStory);
  expect([tests.length, storyTests.length]).toEqual([4, 2]);
  const tsc = ['--singleThreaded', '-p', 'generated.json', '--noEmit'];
  expect(inCopy('node_modules/typescript-7/bin/tsc', ...tsc)).toBe('');
  expect(inCopy('node_modules/eslint/bin/eslint.js', ...files)).toBe('');
  const oxlint = ['--config', '.oxlintrc.json', '--type-aware', '--silent'];
  expect(inCopy('node_modules/oxlint/bin/oxlint', ...oxlint, ...files)).toBe('');
  expect(inCopy('node_modules/jest/bin/jest.js', '--runTestsByPath', ...tests, ...storyTests)).toBe(
    '',
  );
}, 240_000);
