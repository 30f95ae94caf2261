import { drumCells } from './drum-cells';

/** `(0)` is a ghost. */
const written = (digits: string, places: number, kind: 'whole' | 'decimal') =>
  drumCells(digits, places, kind)
    .map(({ digit, isGhost }) => (isGhost ? `(${digit})` : digit))
    .join('');

test.each([
  { says: 'nothing yet', digits: '', places: 3, kind: 'whole', cells: '(0)(0)(0)' },
  {
    says: 'whole digits grow from the right',
    digits: '48',
    places: 4,
    kind: 'whole',
    cells: '(0)(0)48',
  },
  {
    says: 'decimals grow from the left',
    digits: '7',
    places: 3,
    kind: 'decimal',
    cells: '7(0)(0)',
  },
  {
    says: 'zeros that were entered are digits',
    digits: '004',
    places: 3,
    kind: 'whole',
    cells: '004',
  },
  { says: 'as many as there are cells', digits: '1234', places: 4, kind: 'whole', cells: '1234' },
  {
    says: 'one more than there are cells',
    digits: '12345',
    places: 4,
    kind: 'whole',
    cells: '12345',
  },
] as const)('$says', ({ digits, places, kind, cells }) => {
  expect(written(digits, places, kind)).toBe(cells);
});
