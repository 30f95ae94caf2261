import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './PasswordField';

const props = {
  label: 'Passwort',
  showLabel: 'Passwort anzeigen',
  hideLabel: 'Passwort verbergen',
  value: 'geheim',
  onChange: () => undefined,
  autoComplete: 'current-password',
} as const;

test('is hidden until it is asked to show itself', async () => {
  render(<PasswordField {...props} />);
  const input = screen.getByLabelText('Passwort');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Passwort anzeigen' }));
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Passwort verbergen' }));
  expect(input).toHaveAttribute('type', 'password');
});

test('a password that is always readable has no switch', () => {
  render(<PasswordField {...props} cleartext />);
  expect(screen.getByLabelText('Passwort')).toHaveAttribute('type', 'text');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
