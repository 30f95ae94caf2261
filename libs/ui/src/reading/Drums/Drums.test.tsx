import { render, screen } from '@testing-library/react';
import { drumCells, DrumNumber, Drums } from './Drums';

/** `(0)` is a ghost. */
const drawn = (...args: Parameters<typeof drumCells>) =>
  drumCells(...args)
    .map(({ digit, isGhost }) => (isGhost ? `(${digit})` : digit))
    .join('');

test.each([
  { says: 'an empty counter shows ghosts', cells: drawn('', 3, 'whole'), expected: '(0)(0)(0)' },
  {
    says: 'whole digits come in from the right',
    cells: drawn('42', 4, 'whole'),
    expected: '(0)(0)42',
  },
  {
    says: 'leading zeros that were typed stay',
    cells: drawn('042', 4, 'whole'),
    expected: '(0)042',
  },
  { says: 'zeros alone can be typed', cells: drawn('004', 3, 'whole'), expected: '004' },
  { says: 'a full counter has no ghosts', cells: drawn('0421', 4, 'whole'), expected: '0421' },
  { says: 'decimals come in from the left', cells: drawn('4', 3, 'decimal'), expected: '4(0)(0)' },
  { says: 'too many digits are all shown', cells: drawn('12345', 4, 'whole'), expected: '12345' },
])('$says', ({ cells, expected }) => {
  expect(cells).toBe(expected);
});

test('masked decimals show no digits, and screen readers skip the picture', () => {
  const { container } = render(<Drums kind="decimal" digits="4" length={2} isMasked />);
  expect(container).toHaveTextContent('');
  container.querySelectorAll('i').forEach((cell) => {
    expect(cell).toHaveAttribute('aria-hidden', 'true');
  });
});

test('a DrumNumber is one number for a screen reader and single digits on the screen', () => {
  render(<DrumNumber decimal="41.4" unit="%" label="41,4 %" />);
  expect(screen.getByRole('img', { name: '41,4 %' })).toHaveTextContent('41,4%');
});

test('a DrumNumber without decimals has no comma', () => {
  render(<DrumNumber decimal="17" label="17" />);
  expect(screen.getByRole('img')).toHaveTextContent(/^17$/);
});

test('a DrumNumber marks the cells that differ', () => {
  const { container } = render(
    <DrumNumber decimal="019.4" label="19,4" marked={{ whole: [1], decimals: [0] }} />,
  );
  const marked = [...container.querySelectorAll('i')].map((cell) => cell.className);
  const [plain, ...others] = marked;
  expect(others.map((name) => name !== plain)).toEqual([true, false, true]);
});

test.each([
  { says: 'after the decimals', decimal: '045210.5', unit: 'kWh', parts: ['045210,', '5', 'kWh'] },
  { says: 'after whole digits', decimal: '17', unit: 'm³', parts: ['17', 'm³'] },
  { says: 'if there is any', decimal: '17.5', unit: '', parts: ['17,', '5'] },
])('the unit is a part of its own, which breaks first, $says', ({ decimal, unit, parts }) => {
  render(<DrumNumber decimal={decimal} unit={unit} label="number" wraps />);
  const shown = [...screen.getByRole('img').children].map(({ textContent }) => textContent);
  expect(shown).toEqual(parts);
});

test.each([
  { kind: 'whole', is: 'black', colour: /^#[01].[01].[01].$/ },
  { kind: 'decimal', is: 'red', colour: /^#[c-f].[0-3].[0-3].$/ },
] as const)('the $kind cells are set in $is', async ({ kind, colour }) => {
  // Jest turns all styles off; the names of the classes are the same here.
  await jest.isolateModulesAsync(async () => void (await import('./Drums.css')));
  const { container } = render(<Drums kind={kind} digits="4" length={1} />);
  const { background } = getComputedStyle(container.children[0] ?? container);
  const [token = ''] = /--[\w-]+/.exec(background) ?? [];
  expect(getComputedStyle(document.documentElement).getPropertyValue(token)).toMatch(colour);
});
