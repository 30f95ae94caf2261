import { inRoot } from '../root.mjs';
import { foundOf, isEnough, sayFound, sayMutant } from './found.mjs';

const mutant = (status) => ({
  status,
  fileName: inRoot('libs/domain/src/job/obis.ts'),
  location: { start: { line: 3, column: 7 } },
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
  expect(isEnough(mutants(killed, survived))).toBe(is);
});

test('the line says the figure, rounded down', () => {
  expect(sayFound('domain', mutants(8999, 1001))).toBe(
    'domain: 10000 mutants, 8999 killed, 1001 survived, 89.9 %',
  );
});

test('a survivor is said with its place and what nobody noticed, in one line', () => {
  expect(sayMutant(mutant('Survived'))).toBe(
    '  survived  libs/domain/src/job/obis.ts:3:7  BlockStatement -> { x; }',
  );
});
