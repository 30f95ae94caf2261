import { render, screen } from '@testing-library/react';
import { Page } from './Page';

test('holds the content of the page', () => {
  render(<Page>Zählerstand melden</Page>);
  expect(screen.getByRole('main')).toHaveTextContent('Zählerstand melden');
});
