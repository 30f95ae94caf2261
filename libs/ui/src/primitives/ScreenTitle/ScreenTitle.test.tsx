import { render, screen } from '@testing-library/react';
import { ScreenTitle } from './ScreenTitle';

test('the first screen of the page leaves the focus alone, the next takes it', () => {
  const { unmount } = render(<ScreenTitle>Zählerstand melden</ScreenTitle>);
  expect(screen.getByRole('heading')).not.toHaveFocus();
  unmount();
  render(<ScreenTitle>Ablesungen</ScreenTitle>);
  expect(screen.getByRole('heading', { name: 'Ablesungen' })).toHaveFocus();
});
