import { screen } from '@testing-library/react';
import { renderWithTexts } from '../../testing';
import { BackLink } from './BackLink';

test('a click goes back', async () => {
  await renderWithTexts(<BackLink href="/ablesung" />);
  expect(screen.getByRole('link', { name: 'zurück' })).toHaveAttribute('href', '/ablesung');
});
