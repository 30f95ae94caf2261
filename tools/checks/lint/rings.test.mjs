// Every import that the rings forbid is really refused, whatever its form, and told why; what they
// allow passes.
import { rings } from '../../rings.mjs';
import { lintRows } from './lint-rows.mjs';
import { ringsTable } from './rings-table.mjs';

const probe = (ring, name = 'probe.ts') => `${rings[ring].folder}/src/probe/${name}`;
const using = (specifier) => `import { thing } from '${specifier}';\nexport const own = thing;\n`;
const lib = (name) => `@ablesbar/${name}`;

const refusals = [
  ...ringsTable.flatMap(({ ring, refuses, refusesPackages, because }) =>
    [...refuses.map(lib), ...refusesPackages].map((specifier) => ({
      says: `${ring} must not import ${specifier}`,
      file: probe(ring),
      code: using(specifier),
      because,
    })),
  ),
  {
    says: 'an import of types alone is refused too',
    file: probe('domain'),
    code: "import type { Thing } from '@ablesbar/ui';\nexport type Own = Thing;\n",
    because: 'it imports nothing',
  },
  {
    says: 'a lazy import is refused too',
    file: probe('ui'),
    code: "export const later = () => import('@ablesbar/api-client');\n",
    because: 'no store, no fetch and no router',
  },
  {
    says: 'a lazy import of a package is refused too',
    file: probe('validation'),
    code: "export const later = () => import('luxon');\n",
    because: 'from domain objects alone',
  },
  {
    says: 'a re-export is refused too',
    file: probe('offline-queue'),
    code: "export { thing } from '@ablesbar/api-client';\n",
    because: 'it is given a send port',
  },
  {
    says: 'the way around by a relative path is refused',
    file: probe('ui'),
    code: using('../../../api-client/src/index'),
    because: 'imported by its name',
  },
  {
    says: 'a test of a pure ring has no framework either',
    file: probe('validation', 'probe.test.ts'),
    code: using('react'),
    because: 'from domain objects alone',
  },
  {
    says: 'what an index does not export stays inside',
    file: probe('portal'),
    code: using('@ablesbar/ui/src/theme/theme.css'),
    because: 'used through its index.ts',
  },
  {
    says: 'builders of another lib are not for the product',
    file: probe('portal'),
    code: using('@ablesbar/domain/testing'),
    because: 'for tests and stories only',
  },
  {
    says: 'builders of the own lib are not for the product',
    file: probe('domain'),
    code: using('../testing/a-job'),
    because: 'for tests and stories only',
  },
  {
    says: 'a primitive knows no texts',
    file: 'libs/ui/src/primitives/Chip/Chip.tsx',
    code: using('@ablesbar/i18n'),
    because: 'primitives and theme know no domain',
  },
  {
    says: 'a primitive knows no reading',
    file: 'libs/ui/src/primitives/Chip/Chip.tsx',
    code: using('../../reading/ValueInput/ValueInput'),
    because: 'primitives and theme know no domain',
  },
  {
    says: 'the login does not pull in RTK Query',
    file: 'libs/api-client/src/session/create-sessions.ts',
    code: using('@reduxjs/toolkit'),
    because: 'the login loads this before anything else',
  },
  {
    says: 'a migration does not lean on living code',
    file: 'apps/server/src/database/migrations/2026-11-21-jobs.ts',
    code: using('../../job/jobs'),
    because: 'has run somewhere already',
  },
];

const allowed = [
  ...ringsTable.flatMap(({ ring, allows, allowsPackages }) =>
    [...allows.map(lib), ...allowsPackages].map((specifier) => ({
      says: `${ring} may import ${specifier}`,
      file: probe(ring),
      code: using(specifier),
    })),
  ),
  {
    says: 'a ring may use itself',
    file: probe('domain'),
    code: using('../calendar/calendar-day'),
  },
  {
    says: 'a test may use builders',
    file: probe('portal', 'probe.test.ts'),
    code: using('@ablesbar/domain/testing'),
  },
  {
    says: "a browser ring's test may use Node",
    file: probe('i18n', 'probe.test.ts'),
    code: using('node:fs'),
  },
  {
    says: 'a part of the reading may use primitives',
    file: 'libs/ui/src/reading/ValueInput/ValueInput.tsx',
    code: using('../../primitives/Field/Field'),
  },
  {
    says: 'endpoints may use RTK Query',
    file: 'libs/api-client/src/session/account.endpoints.ts',
    code: using('@reduxjs/toolkit/query'),
  },
];

const BOUNDARIES = '@nx/enforce-module-boundaries';
const seenByNx = [
  { from: 'domain', to: 'validation', because: 'Circular dependency' },
  { from: 'i18n', to: 'api-client', because: 'A project tagged with "layer:texts"' },
  { from: 'api-client', to: 'offline-queue', because: 'A project tagged with "layer:data"' },
  { from: 'ui', to: 'offline-queue', because: 'A project tagged with "layer:ui"' },
  { from: 'server', to: 'ui', because: 'A project tagged with "platform:node"' },
].map((row) => ({ ...row, file: probe(row.from), code: using(lib(row.to)) }));

const rows = [...refusals, ...allowed, ...seenByNx];
const answers = new Map();

beforeAll(() => {
  const all = lintRows(rows.map(({ file, code }) => ({ file, code })));
  all.forEach((messages, index) => answers.set(rows[index], messages));
});

const byRule = (row, rule) =>
  answers
    .get(row)
    .filter(({ ruleId }) => ruleId === rule)
    .map(({ message }) => message);

test('the table speaks of every ring and every pair', () => {
  expect(ringsTable.map(({ ring }) => ring)).toEqual(Object.keys(rings));
  const libs = Object.keys(rings).filter((name) => rings[name].folder.startsWith('libs/'));
  for (const { ring, allows, refuses } of ringsTable) {
    expect([...allows, ...refuses]).toEqual(
      expect.arrayContaining(libs.filter((name) => name !== ring)),
    );
  }
});

test.each(refusals.map((row) => [row.says, row]))('%s', (_says, row) => {
  expect(byRule(row, 'ablesbar/rings')).toEqual([expect.stringContaining(row.because)]);
});

test.each(allowed.map((row) => [row.says, row]))('%s', (_says, row) => {
  expect([...byRule(row, 'ablesbar/rings'), ...byRule(row, BOUNDARIES)]).toEqual([]);
});

test.each(seenByNx.map((row) => [`${row.from} to ${row.to}`, row]))(
  'Nx refuses %s by its tags as well',
  (_says, row) => {
    expect(byRule(row, BOUNDARIES)).toEqual([expect.stringContaining(row.because)]);
  },
);
