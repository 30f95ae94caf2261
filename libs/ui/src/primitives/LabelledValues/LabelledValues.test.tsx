import { render, screen } from '@testing-library/react';
import { LabelledValues } from './LabelledValues';

test('holds caption and value together', () => {
  render(<LabelledValues items={[{ label: 'Hochtarif', value: '48.213,4 kWh' }]} />);
  expect(screen.getByRole('term')).toHaveTextContent('Hochtarif');
  expect(screen.getByRole('definition')).toHaveTextContent('48.213,4 kWh');
});

test('two rates may have one name', () => {
  const told = jest.spyOn(console, 'error').mockReturnValue();
  render(<LabelledValues items={['1', '2'].map((value) => ({ label: 'Verbrauch', value }))} />);
  expect(screen.getAllByRole('term')).toHaveLength(2);
  expect(told).not.toHaveBeenCalled();
  told.mockRestore();
});
