import { render, screen } from '@testing-library/react';
import { AsideLayout } from './AsideLayout';

test('the help stands beside the form, not in it', () => {
  render(<AsideLayout aside="Fragen?">Formular</AsideLayout>);
  // jsdom does not match the media query for wide screens, so the help is hidden here.
  expect(screen.getByRole('complementary', { hidden: true })).toHaveTextContent(/^Fragen\?$/);
});
