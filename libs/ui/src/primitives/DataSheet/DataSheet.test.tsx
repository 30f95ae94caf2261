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
