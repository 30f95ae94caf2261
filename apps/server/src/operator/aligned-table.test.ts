import { alignedTable } from './aligned-table';

it('puts columns below each other: texts from the left, numbers to the right', () => {
  const lines = alignedTable([
    ['Zugänge', 7, 'alle'],
    ['Mu\u0308ller GmbH & Co.', 12_345, null],
  ]);
  expect(lines.map((line) => line.normalize('NFC'))).toEqual([
    'Zugänge                 7  alle',
    'Müller GmbH & Co.  12.345',
  ]);
});

it('keeps a row on its line and its indentation, whatever somebody typed', () => {
  expect(alignedTable([['  a\nb\tc']])).toEqual(['  a b c']);
});

it('needs no row', () => {
  expect(alignedTable([])).toEqual([]);
});
