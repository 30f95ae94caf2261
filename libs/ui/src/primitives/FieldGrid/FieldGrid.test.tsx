import { render, screen } from '@testing-library/react';
import { FieldGrid } from './FieldGrid';

test('keeps the order in which the fields were given', () => {
  const fields = ['A', 'B'].map((id) => ({
    id,
    span: 3 as const,
    field: <input aria-label={id} />,
  }));
  render(<FieldGrid fields={fields} />);
  const names = screen.getAllByRole('textbox').map((input) => input.getAttribute('aria-label'));
  expect(names).toEqual(['A', 'B']);
});
