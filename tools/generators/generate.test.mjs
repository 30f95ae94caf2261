import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin } from '../process/bin.mjs';
import { inRoot } from '../root.mjs';
import { generate } from './generate.mjs';

let home;
const read = (path) => readFileSync(join(home, path), 'utf8');

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'ablesbar-generate-'));
});
afterEach(() => rmSync(home, { recursive: true }));

const kinds = [
  {
    says: 'a rule',
    kind: 'rule',
    path: 'validation/reading/check-comment',
    files: [
      'libs/validation/src/reading/check-comment.ts',
      'libs/validation/src/reading/check-comment.test.ts',
      'libs/validation/src/index.ts',
    ],
    opened: "export { checkComment } from './reading/check-comment';",
  },
  {
    says: 'a component',
    kind: 'ui-component',
    path: 'primitives/Chip',
    files: [
      'libs/ui/src/primitives/Chip/Chip.tsx',
      'libs/ui/src/primitives/Chip/Chip.css.ts',
      'libs/ui/src/primitives/Chip/Chip.stories.tsx',
      'libs/ui/src/primitives/Chip/Chip.test.tsx',
      'libs/ui/src/index.ts',
    ],
    opened: "export { Chip, type ChipProps } from './primitives/Chip/Chip';",
  },
  {
    says: 'a screen',
    kind: 'screen',
    path: 'portal/help/HelpScreen',
    files: [
      'apps/portal/src/help/HelpScreen/HelpScreen.tsx',
      'apps/portal/src/help/HelpScreen/HelpScreen.css.ts',
      'apps/portal/src/help/HelpScreen/HelpScreen.stories.tsx',
      'apps/portal/src/help/HelpScreen/HelpScreen.test.tsx',
      'apps/portal/src/help/index.ts',
    ],
    opened: "export { HelpScreen } from './HelpScreen/HelpScreen';",
  },
];

test.each(kinds)('$says has all its files', (row) => {
  expect(generate(row.kind, row.path, home)).toEqual(row.files);
  expect(read(row.files.at(-1))).toContain(row.opened);
});

test('all of them are formatted', () => {
  const paths = kinds.flatMap(({ kind, path }) => generate(kind, path, home));
  const files = paths.map((path) => join(home, path));
  const config = inRoot('.oxfmtrc.json');
  const check = bin('oxfmt', ['--config', config, '--check', ...files]);
  expect(spawnSync(...check, { encoding: 'utf8' }).stdout).toContain(
    'All matched files use the correct format.',
  );
});

test('the index keeps its exports', () => {
  const index = 'libs/ui/src/index.ts';
  mkdirSync(join(home, 'libs/ui/src'), { recursive: true });
  writeFileSync(join(home, index), "export { Button } from './primitives/Button/Button';\n");
  generate('ui-component', 'primitives/Chip', home);
  expect(read(index)).toBe(
    "export { Button } from './primitives/Button/Button';\n" +
      "export { Chip, type ChipProps } from './primitives/Chip/Chip';\n",
  );
});

test('nothing is written if a file exists', () => {
  const [file, , index] = generate('rule', 'validation/reading/check-comment', home);
  writeFileSync(join(home, file), 'mine\n');
  rmSync(join(home, index));
  expect(() => generate('rule', 'validation/reading/check-comment', home)).toThrow(
    `Already exists: ${file}`,
  );
  expect(read(file)).toBe('mine\n');
  expect(() => read(index)).toThrow();
});

test.each([
  { says: 'an unknown kind', kind: 'service', path: 'x', told: 'What do you want to make?' },
  { says: 'another ring', kind: 'rule', path: 'ui/reading/a', told: '"ui" must be one of' },
  { says: 'another word', kind: 'rule', path: 'domain/meters/a', told: '"meters" must be one of' },
  { says: 'no name', kind: 'rule', path: 'domain/job', told: 'a question in kebab-case' },
  { says: 'another case', kind: 'rule', path: 'domain/job/jobAge', told: 'in kebab-case' },
  { says: 'a drawer', kind: 'rule', path: 'domain/job/job-utils', told: 'in kebab-case' },
  { says: 'a way out', kind: 'rule', path: 'domain/job/../../x', told: 'in kebab-case' },
  { says: 'a small letter', kind: 'ui-component', path: 'primitives/chip', told: 'PascalCase' },
  { says: 'another group', kind: 'ui-component', path: 'atoms/Chip', told: '"atoms" must be' },
  { says: 'half a name', kind: 'screen', path: 'portal/help/Help', told: 'ends in Screen' },
])('$says is refused with an explanation', ({ kind, path, told }) => {
  expect(() => generate(kind, path, home)).toThrow(told);
});
