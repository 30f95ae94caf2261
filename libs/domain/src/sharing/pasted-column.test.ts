import { pastedColumn } from './pasted-column';

test.each([
  { says: 'one value is no column', text: '427,9', column: null },
  { says: 'nor is one with the end of its line', text: '427,9\r\n', column: null },
  { says: 'two values', text: '1\n2', column: ['1', '2'] },
  { says: 'as Excel copies them', text: '1\r\n2\r\n', column: ['1', '2'] },
  { says: 'as an old Mac does', text: '1\r2\r', column: ['1', '2'] },
  { says: 'an empty cell keeps its place', text: '1\n\n3\n', column: ['1', '', '3'] },
  { says: 'an empty one at the end, too', text: '1\n\n', column: ['1', ''] },
  { says: 'of several columns that of values', text: '1\tx\n2\ty\n', column: ['1', '2'] },
  { says: 'behind their meters', text: '1EMH7\t427,9\n1EMH8\t5 kWh', column: ['427,9', '5 kWh'] },
  { says: 'with an empty cell', text: '1EMH7\t\n1EMH8\t5\n', column: ['', '5'] },
  { says: 'with a short row', text: '1EMH7\n1EMH8\t5\n', column: ['', '5'] },
  { says: 'beside an empty column', text: '\t1\t\n\t2\t', column: ['1', '2'] },
  { says: 'of one row, too', text: '1EMH7\t427,9', column: ['427,9'] },
  { says: 'two columns of values are unclear', text: '14\t427\n16\t5\n', column: [] },
  { says: 'so are columns without any', text: '1EMH7\tzu\n1EMH8\tzu', column: [] },
  { says: 'and one with another text', text: '1EMH7\t427\n1EMH8\tzu', column: [] },
  { says: 'blanks around a value go', text: ' 1 \n 2 ', column: ['1', '2'] },
  { says: 'nothing', text: '', column: null },
])('$says', ({ text, column }) => {
  expect(pastedColumn(text)).toEqual(column);
});
