import { fireEvent, render, screen } from '@testing-library/react';
import { Expandable } from './Expandable';

test('the content is not drawn before the first opening, and stays then', () => {
  render(
    <Expandable summary="Mi., 25.11.2026">
      <a href="#job">1ESY1160123456</a>
    </Expandable>,
  );
  const details = screen.getByRole('group');
  const toggle = (open: boolean) => {
    details.toggleAttribute('open', open);
    fireEvent(details, new Event('toggle'));
  };
  expect(screen.queryByText('1ESY1160123456')).toBeNull();
  toggle(true);
  expect(screen.getByText('1ESY1160123456')).toBeInTheDocument();
  toggle(false);
  expect(screen.getByText('1ESY1160123456')).toBeInTheDocument();
});
