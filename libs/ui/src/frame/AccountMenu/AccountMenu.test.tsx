import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../../testing';
import { plainLink } from '../render-link';
import { AccountMenu } from './AccountMenu';

const brandt = { id: 'a-1', name: 'D. Brandt' };
const nord = { id: 'a-2', name: 'Hausverwaltung Nord' };

async function show(entries = [brandt]) {
  const accounts = { entries, onRemove: jest.fn(), onLogOut: jest.fn() };
  await renderWithTexts(<AccountMenu accounts={accounts} renderLink={plainLink} />);
  return accounts;
}

test('opens, logs out', async () => {
  const { onLogOut } = await show();
  const button = screen.getByRole('button', { name: /D\. Brandt/ });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
  expect(onLogOut).toHaveBeenCalledTimes(1);
});

test('shows the number of accounts and logs one out; the focus stays in the bar', async () => {
  const { onRemove } = await show([brandt, nord]);
  const button = screen.getByRole('button', { name: /2 Zugänge/ });
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: 'Alle abmelden' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'D. Brandt abmelden' }));
  expect(onRemove).toHaveBeenCalledWith('a-1');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes the menu and returns the focus', async () => {
  await show();
  const button = screen.getByRole('button', { name: /D\. Brandt/ });
  await userEvent.click(button);
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});
