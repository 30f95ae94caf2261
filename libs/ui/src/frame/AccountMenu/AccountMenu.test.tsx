import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../../testing';
import { AccountMenu } from './AccountMenu';

test('opens, logs out', async () => {
  const onLogOut = jest.fn();
  await renderWithTexts(<AccountMenu name="D. Brandt" onLogOut={onLogOut} />);
  const button = screen.getByRole('button', { name: /D\. Brandt/ });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
  expect(onLogOut).toHaveBeenCalledTimes(1);
});

test('Escape closes it and gives the focus back', async () => {
  await renderWithTexts(<AccountMenu name="D. Brandt" onLogOut={() => undefined} />);
  const button = screen.getByRole('button', { name: /D\. Brandt/ });
  await userEvent.click(button);
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});
