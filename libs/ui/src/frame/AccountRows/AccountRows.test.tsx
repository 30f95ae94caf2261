import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../../testing';
import { plainLink } from '../render-link';
import { AccountRows, type Accounts, LogOutButton } from './AccountRows';

const nord = { id: 'a-1', name: 'Hausverwaltung Nord' };
const shared = { id: 'a-2', name: 'Hausmeisterei', parentName: 'Genossenschaft Süd' };

function show(accounts: Partial<Accounts>) {
  const all = { entries: [nord], onRemove: jest.fn(), onLogOut: jest.fn(), ...accounts };
  return renderWithTexts(<AccountRows accounts={all} renderLink={plainLink} />);
}

test('a single account is named and has no logout button of its own', async () => {
  await show({});
  expect(screen.getByRole('listitem')).toHaveTextContent('Hausverwaltung Nord');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('each of several accounts can log out alone and names the owner of its readings', async () => {
  const onRemove = jest.fn();
  await show({ entries: [nord, shared], onRemove });
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('geteilt von Genossenschaft Süd');
  await userEvent.click(screen.getByRole('button', { name: 'Hausmeisterei abmelden' }));
  expect(onRemove).toHaveBeenCalledWith('a-2');
});

test('the accounts link to their management page', async () => {
  await show({ href: '/management' });
  expect(screen.getByRole('link', { name: nord.name })).toHaveAttribute('href', '/management');
});

test('a button adds another account if that is allowed', async () => {
  const onAdd = jest.fn();
  await show({ onAdd });
  await userEvent.click(screen.getByRole('button', { name: 'Weiteren Zugang anmelden' }));
  expect(onAdd).toHaveBeenCalledTimes(1);
});

test('the logout button logs out', async () => {
  const onLogOut = jest.fn();
  await renderWithTexts(<LogOutButton onLogOut={onLogOut} />);
  await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
  expect(onLogOut).toHaveBeenCalledTimes(1);
});

test.each([
  { says: 'one', unsent: 1, name: /Abmelden\s*1 Ablesung noch nicht gesendet/ },
  { says: 'several', unsent: 3, name: /Abmelden\s*3 Ablesungen noch nicht gesendet/ },
  { says: 'none', unsent: 0, name: 'Abmelden' },
])('the button names the unsent readings: $says', async ({ unsent, name }) => {
  await renderWithTexts(<LogOutButton unsent={unsent} onLogOut={() => undefined} />);
  expect(screen.getByRole('button', { name })).toBeInTheDocument();
});

test('the logout button names all accounts', async () => {
  await renderWithTexts(<LogOutButton isForAll onLogOut={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Alle abmelden' })).toBeInTheDocument();
});
