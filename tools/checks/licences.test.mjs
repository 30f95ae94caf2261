import { ALLOWED, shippedPackages, titleOf } from './licences.mjs';
import { textOf } from './sources.mjs';

const packages = shippedPackages();

const lock = (packages) => ({
  packages: { 'apps/portal': {}, 'apps/anonymous-wizard': {}, 'apps/server': {}, ...packages },
});

test.each([
  {
    says: 'the packages of a program, and their packages',
    packages: {
      'apps/portal': { dependencies: { a: '1' } },
      'node_modules/a': { version: '1', license: 'MIT', dependencies: { b: '1' } },
      'node_modules/b': { version: '2', license: 'ISC' },
      'node_modules/c': { version: '3', license: 'ISC' },
    },
    ships: ['a 1 (MIT)', 'b 2 (ISC)'],
  },
  {
    says: 'through a lib of ours',
    packages: {
      'apps/portal': { dependencies: { '@ablesbar/ui': '*' } },
      'node_modules/@ablesbar/ui': { link: true, resolved: 'libs/ui' },
      'libs/ui': { dependencies: { a: '1' } },
      'node_modules/a': { version: '1', license: 'MIT' },
    },
    ships: ['a 1 (MIT)'],
  },
  {
    says: 'the copy that lies beside it',
    packages: {
      'apps/server': { dependencies: { a: '1' } },
      'node_modules/a': { version: '1', license: 'MIT', dependencies: { b: '1' } },
      'node_modules/a/node_modules/b': { version: '1', license: 'ISC' },
      'node_modules/b': { version: '2', license: 'GPL-3.0' },
    },
    ships: ['a 1 (MIT)', 'b 1 (ISC)'],
  },
  {
    says: 'not what only tests need',
    packages: {
      'apps/portal': { devDependencies: { a: '1' } },
      'node_modules/a': { version: '1', license: 'MIT' },
    },
    ships: [],
  },
])('$says', ({ packages: given, ships }) => {
  expect(shippedPackages(lock(given)).map(titleOf)).toEqual(ships);
});

test('many packages are found', () => {
  expect(packages.length).toBeGreaterThan(100);
});

test('every licence is one that we may ship', () => {
  const refused = packages.filter(({ licence }) => !ALLOWED.has(licence));
  expect(refused.map(titleOf)).toEqual([]);
});

test('the page names every package, and no other', () => {
  const [list = ''] = textOf('docs/third-party-licences.md').split('## Texts');
  const named = [...list.matchAll(/^- (.+)$/gm)].map(([, title]) => title);
  expect(named).toEqual([...new Set(packages.map(titleOf))]);
});
