import { render, screen } from '@testing-library/react';
import { SideBlock } from './SideBlock';

test('is a region with its heading as name', () => {
  render(<SideBlock title="Fragen?">0341 000 00-20</SideBlock>);
  expect(screen.getByRole('region', { name: 'Fragen?' })).toHaveTextContent('0341 000 00-20');
});
