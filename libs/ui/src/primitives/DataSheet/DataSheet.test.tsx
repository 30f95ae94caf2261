import { render, screen } from '@testing-library/react';
import { DataSheet } from './DataSheet';

test('shows every line of a value under its caption', () => {
  render(
    <DataSheet items={[{ label: 'Adresse', lines: ['Lindenstraße 14', '39999 Neuenbrück'] }]} />,
  );
  expect(screen.getByRole('term')).toHaveTextContent('Adresse');
  expect(screen.getByText('Lindenstraße 14')).toBeInTheDocument();
  expect(screen.getByText('39999 Neuenbrück')).toBeInTheDocument();
});

test('two lines may say the same', () => {
  const told = jest.spyOn(console, 'error').mockReturnValue();
  render(<DataSheet items={[{ label: 'Standort', lines: ['Keller', 'Keller'] }]} />);
  expect(screen.getAllByText('Keller')).toHaveLength(2);
  expect(told).not.toHaveBeenCalled();
  told.mockRestore();
});
