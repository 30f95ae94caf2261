// Lint refuses every forbidden import, in every form, with the reason, and accepts every allowed
// one.
import { rings } from '../../rings.mjs';
import { lintRows } from './lint-rows.mjs';

const probe = (ring, name = 'probe.ts') => `${rings[ring].folder}/src/probe/${name}`;
const using = (specifier) => `import { thing } from '${specifier}';\nexport const own = thing;\n`;
const lib = (name) => `@ablesbar/${name}`;

const sampleOf = (pattern) => samples[pattern] ?? pattern;
const samples = {
  '@reduxjs/*': '@reduxjs/toolkit/query',
  '@fastify/*': '@fastify/static',
  '@electric-sql/*': '@electric-sql/pglite',
  '@vanilla-extract/*': '@vanilla-extract/css',
  'react-router*': 'react-router-dom',
};

/** Rows for everything in tools/rings.mjs, which prove that ESLint applies all of it. */
const table = Object.entries(rings).map(([ring, { mayImport, never, packages, hasNode, why }]) => ({
  ring,
  why,
  allows: [...mayImport.map(lib), ...(packages === 'any' ? [] : packages.map(sampleOf))],
  refuses: [
    ...Object.keys(rings)
      .filter((other) => other !== ring && !mayImport.includes(other))
      .map(lib),
    ...never.map(sampleOf),
    ...(packages === 'any' ? [] : ['left-pad']),
    ...(hasNode ? [] : ['node:crypto', 'fs']),
  ],
}));

const refusals = [
  ...table.flatMap(({ ring, refuses, why }) =>
    refuses.map((specifier) => ({
      says: `${ring} must not import ${specifier}`,
      file: probe(ring),
      code: using(specifier),
      because: why,
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
    code: "export const later = () => import('i18next');\n",
    because: 'from domain objects alone',
  },
  {
    says: 'a server does not compute with luxon on its own',
    file: probe('server'),
    code: using('luxon'),
    because: 'luxon has one home',
  },
  {
    says: 'a screen does not load luxon later either',
    file: probe('portal'),
    code: "export const later = () => import('luxon');\n",
    because: 'luxon has one home',
  },
  {
    says: 'the calendar of the first screens has no luxon',
    file: 'libs/domain/src/calendar/calendar-day.ts',
    code: using('luxon'),
    because: 'luxon has one home',
  },
  {
    says: 'a screen does not take luxon along with the start of a day',
    file: probe('portal'),
    code: using('@ablesbar/domain/berlin-time'),
    because: 'berlin-time loads luxon',
  },
  {
    says: 'nor does a rule that runs in browsers too',
    file: 'libs/domain/src/evaluation/probe.ts',
    code: using('../calendar/berlin-time'),
    because: 'berlin-time loads luxon',
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
    says: 'a file that the index does not export cannot be imported',
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
    says: 'the floor imports no feature',
    file: 'apps/portal/src/base/paths.ts',
    code: using('../job'),
    because: 'base imports none of them',
  },
  {
    says: 'the floor does not import its features lazily either',
    file: 'apps/portal/src/base/paths.ts',
    code: "export const later = () => import('../job/use-jobs');\n",
    because: 'base imports none of them',
  },
  {
    says: 'a feature does not know the roof',
    file: 'apps/portal/src/job/probe.ts',
    code: using('../app/start'),
    because: 'no feature knows it',
  },
  {
    says: 'a feature of the server does not know the roof either',
    file: 'apps/server/src/job/probe.ts',
    code: using('../app/build-server'),
    because: 'no feature knows it',
  },
  {
    says: 'a feature is not entered past its index',
    file: 'apps/portal/src/job/JobList/probe.ts',
    code: using('../../receipt/receipts'),
    because: 'a feature is used through its index.ts',
  },
  {
    says: 'nor for a type alone',
    file: 'apps/portal/src/app/probe.ts',
    code: "import type { Thing } from '../receipt/receipts';\nexport type Own = Thing;\n",
    because: 'a feature is used through its index.ts',
  },
  {
    says: 'a migration does not lean on living code',
    file: 'apps/server/src/database/migrations/2026-11-21-jobs.ts',
    code: using('../../job/jobs'),
    because: 'has run somewhere already',
  },
];

const allowed = [
  ...table.flatMap(({ ring, allows }) =>
    allows.map((specifier) => ({
      says: `${ring} may import ${specifier}`,
      file: probe(ring),
      code: using(specifier),
    })),
  ),
  {
    says: 'luxon is used in its home',
    file: 'libs/domain/src/calendar/berlin-time.ts',
    code: using('luxon'),
  },
  {
    says: 'the server asks when a day begins',
    file: probe('server'),
    code: using('@ablesbar/domain/berlin-time'),
  },
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
    says: 'a feature is used through its index',
    file: 'apps/portal/src/job/JobList/probe.ts',
    code: using('../../receipt'),
  },
  {
    says: 'a lazy import may name a file of a feature',
    file: 'apps/portal/src/job/probe.ts',
    code: "export const later = () => import('../sharing/ShareDialog/ShareDialog');\n",
  },
  {
    says: 'a feature stands on the floor, file by file',
    file: 'apps/portal/src/job/probe.ts',
    code: using('../base/paths'),
  },
  {
    says: 'a test of a feature may open the roof',
    file: 'apps/portal/src/job/probe.test.ts',
    code: using('../app/start'),
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
  { from: 'i18n', to: 'api-client', because: 'A project tagged with "ring:i18n"' },
  { from: 'api-client', to: 'offline-queue', because: 'A project tagged with "ring:api-client"' },
  { from: 'ui', to: 'offline-queue', because: 'A project tagged with "ring:ui"' },
  { from: 'server', to: 'offline-queue', because: 'A project tagged with "ring:server"' },
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

test('the pure rings import nothing that an app or a screen is made of', () => {
  expect(rings.domain.mayImport).toEqual([]);
  expect(rings.validation.mayImport).toEqual(['domain']);
  expect([...rings.domain.packages, ...rings.validation.packages]).toEqual([]);
});

test('no ring imports an app', () => {
  const apps = Object.keys(rings).filter((ring) => rings[ring].folder.startsWith('apps/'));
  const imported = Object.values(rings).flatMap(({ mayImport }) => mayImport);
  expect(imported.filter((ring) => apps.includes(ring))).toEqual([]);
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
