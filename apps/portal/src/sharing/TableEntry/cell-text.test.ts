import { cellOfValue, typedCell, valueOfCell, wholeOfCell } from './cell-text';

test.each([
  { says: 'digits', text: '427', integer: '427', decimals: '' },
  { says: 'zeros at the start stay', text: '00427', integer: '00427', decimals: '' },
  { says: 'a comma', text: '427,9', integer: '427', decimals: '9' },
  { says: 'a period', text: '427.9', integer: '427', decimals: '9' },
  { says: 'a comma without decimals', text: '427,', integer: '427', decimals: '' },
  { says: 'decimals alone', text: ',9', integer: '', decimals: '9' },
  { says: 'nothing', text: '', integer: '', decimals: '' },
])('a cell is read: $says', ({ text, integer, decimals }) => {
  expect(valueOfCell(text)).toEqual({ integer, decimals });
});

test.each([
  { says: 'with a comma', value: { integer: '427', decimals: '9' }, mark: ',', cell: '427,9' },
  { says: 'with a period', value: { integer: '427', decimals: '9' }, mark: '.', cell: '427.9' },
  { says: 'whole', value: { integer: '427', decimals: '' }, mark: ',', cell: '427' },
  { says: 'nothing', value: { integer: '', decimals: '' }, mark: ',', cell: '' },
] as const)('a value is shown $says', ({ value, mark, cell }) => {
  expect(cellOfValue(value, mark)).toBe(cell);
});

test.each([
  { says: 'digits', text: '427', stays: '427' },
  { says: 'letters are removed', text: '4a2b7', stays: '427' },
  { says: 'one mark', text: '427,', stays: '427,' },
  { says: 'a second mark is removed', text: '427,9,1', stays: '427,91' },
  { says: 'the thousands of a value as the column writes it', text: '21.600,', stays: '21600,' },
  { says: 'a value of some millions', text: '1.221.600,4', stays: '1221600,4' },
  { says: 'the same in English', text: '1,221,600.4', stays: '1221600.4' },
  { says: 'a mark that parts no thousands', text: '12.50,4', stays: '12.504' },
  { says: 'the same mark again', text: '12,500,', stays: '12,500' },
  { says: 'a mark at the start', text: ',9', stays: ',9' },
  { says: 'a minus is removed', text: '-5', stays: '5' },
])('typed: $says', ({ text, stays }) => {
  const byKeys = [...text].reduce((cell, key) => typedCell(cell + key), '');
  expect([typedCell(text), byKeys]).toEqual([stays, stays]);
});

test.each([
  { says: 'digits', text: '21600', postDecimals: 1, integer: '21600' },
  { says: 'its decimals', text: '21600,4', postDecimals: 1, integer: '21600' },
  { says: 'thousands', text: '21.600', postDecimals: 1, integer: '21600' },
  {
    says: 'thousands of a counter without decimals',
    text: '21.600',
    postDecimals: 0,
    integer: '21600',
  },
  { says: 'three decimals of a meter of gas', text: '427,913', postDecimals: 3, integer: '427' },
])('a masked cell is read: $says', ({ text, postDecimals, integer }) => {
  expect(wholeOfCell(text, postDecimals)).toEqual({ integer, decimals: '' });
});
