import { inRoot } from '../root.mjs';
import { foundOf, isEnough, sayFound, sayMutant, sayStale } from './found.mjs';

const mutant = (status) => ({
  status,
  fileName: inRoot('libs/domain/src/job/obis.ts'),
  // The second line of it is `export interface Obis {`.
  location: { start: { line: 2, column: 1 }, end: { line: 2, column: 7 } },
  mutatorName: 'BlockStatement',
  replacement: '{\n  x;\n}',
});
const mutants = (killed, survived) =>
  foundOf([
    ...Array.from({ length: killed }, () => mutant('Killed')),
    ...Array.from({ length: survived }, () => mutant('Survived')),
  ]);

test.each([
  { status: 'Killed', noticed: 1, survivors: 0 },
  { status: 'Timeout', noticed: 1, survivors: 0 },
  { status: 'Survived', noticed: 0, survivors: 1 },
  { status: 'NoCoverage', noticed: 0, survivors: 1 },
  { status: 'CompileError', noticed: 0, survivors: 0 },
  { status: 'RuntimeError', noticed: 0, survivors: 0 },
  { status: 'Ignored', noticed: 0, survivors: 0 },
])('$status: $noticed noticed, $survivors not', ({ status, noticed, survivors }) => {
  const found = foundOf([mutant(status)]);
  expect([found.noticed, found.survivors.length]).toEqual([noticed, survivors]);
});

test.each([
  { says: 'nine of ten', killed: 9, survived: 1, is: true },
  { says: 'just fewer', killed: 899, survived: 101, is: false },
  { says: 'none at all', killed: 0, survived: 0, is: false },
])('enough: $says: $is', ({ killed, survived, is }) => {
  expect(isEnough(mutants(killed, survived), 0.9)).toBe(is);
});

test('the line has the share, rounded down', () => {
  expect(sayFound('domain', mutants(8999, 1001))).toBe(
    'domain: 10000 mutants, 8999 killed, 1001 survived, 0 accepted, 89.9 %',
  );
});

test('a survivor is printed in one line with its place and its change', () => {
  expect(sayMutant(mutant('Survived'))).toBe(
    '  survived  libs/domain/src/job/obis.ts:2:1  BlockStatement: export -> { x; }',
  );
});

const row = {
  file: 'libs/domain/src/job/obis.ts',
  mutator: 'BlockStatement',
  code: 'export',
  becomes: '{ x; }',
  because: 'a test needs one',
};

test.each([
  { says: 'a row', rows: [row], survived: 1, is: { survivors: 0, accepted: 1, stale: 0 } },
  {
    says: 'one row for two',
    rows: [row],
    survived: 2,
    is: { survivors: 1, accepted: 1, stale: 0 },
  },
  { says: 'a row of none', rows: [row], survived: 0, is: { survivors: 0, accepted: 0, stale: 1 } },
  {
    says: 'a row of other code',
    rows: [{ ...row, code: 'x' }],
    survived: 1,
    is: { survivors: 1, accepted: 0, stale: 1 },
  },
  {
    says: 'a row of another folder',
    rows: [{ ...row, file: 'libs/domain/src/help/x.ts' }],
    survived: 1,
    is: { survivors: 1, accepted: 0, stale: 0 },
  },
])('accepted: $says', ({ rows, survived, is }) => {
  const survivors = Array.from({ length: survived }, () => mutant('Survived'));
  const found = foundOf(survivors, rows, 'libs/domain/src/job/');
  expect({
    survivors: found.survivors.length,
    accepted: found.accepted.length,
    stale: found.stale.length,
  }).toEqual(is);
});

test('an accepted mutant still counts as not noticed', () => {
  const found = foundOf([mutant('Killed'), mutant('Survived')], [row], 'libs/');
  expect(sayFound('domain', found)).toBe(
    'domain: 2 mutants, 1 killed, 0 survived, 1 accepted, 50.0 %',
  );
});

test('a list that is not kept true is not enough', () => {
  expect(isEnough(foundOf([mutant('Killed')], [row], 'libs/'), 0.85)).toBe(false);
  expect(sayStale(row)).toBe(
    '  stale     libs/domain/src/job/obis.ts  BlockStatement: export -> { x; }',
  );
});
