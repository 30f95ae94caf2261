import { render, screen } from '@testing-library/react';
import { AsideLayout } from './AsideLayout';

test('what helps stands beside the form, not in it', () => {
  render(<AsideLayout aside="Fragen?">Formular</AsideLayout>);
  // Here, where no window is wide, it is not shown.
  expect(screen.getByRole('complementary', { hidden: true })).toHaveTextContent(/^Fragen\?$/);
});
