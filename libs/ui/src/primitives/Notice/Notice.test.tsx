import { render, screen } from '@testing-library/react';
import { Notice } from './Notice';

test('shows its title and its text', () => {
  render(
    <Notice tone="warning" title="3 Ablesungen enden in 4 Tagen">
      Sie können bis Mittwoch senden.
    </Notice>,
  );
  expect(screen.getByText('3 Ablesungen enden in 4 Tagen')).toBeInTheDocument();
  expect(screen.getByText('Sie können bis Mittwoch senden.')).toBeInTheDocument();
});

test.each([
  { says: 'an initial notice is not announced', live: undefined, role: null },
  { says: 'a polite notice is announced when there is a pause', live: 'polite', role: 'status' },
  { says: 'an assertive notice is announced at once', live: 'assertive', role: 'alert' },
] as const)('$says', ({ live, role }) => {
  const { container } = render(<Notice tone="error" title="Hinweis" {...(live && { live })} />);
  expect(container.firstElementChild?.getAttribute('role')).toBe(role);
});
