import { render, screen } from '@testing-library/react';
import { EmptyState } from './EmptyState';

test('explains the missing content and offers an action', () => {
  render(
    <EmptyState title="Keine Ablesungen vorhanden" action={<a href="/">Zur Startseite</a>}>
      Sobald eine da ist, steht sie hier.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { name: 'Keine Ablesungen vorhanden' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toBeInTheDocument();
});
