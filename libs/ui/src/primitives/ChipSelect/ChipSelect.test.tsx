import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChipSelect } from './ChipSelect';

test('reports a choice, and null for all', async () => {
  const chosen = jest.fn();
  const options = ['Ahornweg 3', 'Am Wehr 7'].map((value) => ({ value, label: value }));
  const props = { label: 'Gebäude', all: 'Alle Gebäude', options, onChange: chosen };
  const { rerender } = render(<ChipSelect {...props} value={null} />);
  const list = screen.getByRole('combobox', { name: 'Gebäude' });
  expect(list).toHaveDisplayValue('Alle Gebäude');
  await userEvent.selectOptions(list, 'Am Wehr 7');
  rerender(<ChipSelect {...props} value="Am Wehr 7" />);
  await userEvent.selectOptions(list, 'Alle Gebäude');
  expect(chosen.mock.calls).toEqual([['Am Wehr 7'], [null]]);
});
