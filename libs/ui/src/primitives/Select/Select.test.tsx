import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './Select';

test('reports the chosen option', async () => {
  const chosen = jest.fn();
  const options = ['1.8.1', '1.8.2'].map((value) => ({ value, label: `Tarif ${value}` }));
  render(<Select label="Tarif" options={options} value="1.8.1" onChange={chosen} />);
  const list = screen.getByRole('combobox', { name: 'Tarif' });
  expect(list).toHaveDisplayValue('Tarif 1.8.1');
  await userEvent.selectOptions(list, 'Tarif 1.8.2');
  expect(chosen.mock.calls).toEqual([['1.8.2']]);
});
