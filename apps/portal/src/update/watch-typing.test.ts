import { fireEvent } from '@testing-library/react';
import { watchTyping } from './watch-typing';

function setUp() {
  document.body.innerHTML = '<form><input value="Entwurf" /><textarea></textarea></form>';
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  const isTyped = watchTyping(document);
  const type = (index: number, value: string) => {
    const field = fields[index];
    if (field) fireEvent.input(field, { target: { value } });
  };
  return { isTyped, type };
}

test.each([
  { says: 'the initial content is no typing', typed: [], expected: false },
  { says: 'a typed letter is typing', typed: [[0, 'a']], expected: true },
  { says: 'a letter in a text area is typing', typed: [[1, 'a']], expected: true },
  {
    says: 'an undone letter is no typing',
    typed: [
      [1, 'a'],
      [1, ''],
    ],
    expected: false,
  },
  {
    says: 'one changed field is enough',
    typed: [
      [0, 'a'],
      [1, ''],
    ],
    expected: true,
  },
] as const)('$says: $expected', ({ typed, expected }) => {
  const { isTyped, type } = setUp();
  typed.forEach(([index, value]) => type(index, value));
  expect(isTyped()).toBe(expected);
});

test('a removed form does not count', () => {
  const { isTyped, type } = setUp();
  type(0, 'a');
  document.body.innerHTML = '';
  expect(isTyped()).toBe(false);
});
