import { pastedColumn } from './pasted-column';

test.each([
  { says: 'one value is no column', text: '427,9', column: null },
  { says: 'nor is one with the end of its line', text: '427,9\r\n', column: null },
  { says: 'two values', text: '1\n2', column: ['1', '2'] },
  { says: 'as Excel copies them', text: '1\r\n2\r\n', column: ['1', '2'] },
  { says: 'as an old Mac does', text: '1\r2\r', column: ['1', '2'] },
  { says: 'an empty cell keeps its place', text: '1\n\n3\n', column: ['1', '', '3'] },
  { says: 'an empty one at the end, too', text: '1\n\n', column: ['1', ''] },
  { says: 'of several columns the first', text: '1\tx\n2\ty\n', column: ['1', '2'] },
  { says: 'blanks around a value go', text: ' 1 \n 2 ', column: ['1', '2'] },
  { says: 'nothing', text: '', column: null },
])('$says', ({ text, column }) => {
  expect(pastedColumn(text)).toEqual(column);
});
