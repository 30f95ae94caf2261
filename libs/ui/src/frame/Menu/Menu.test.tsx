import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../../testing';
import { plainLink } from '../render-link';
import { Menu } from './Menu';

const items = [
  { id: 'home', label: 'Start', href: '#start', current: false },
  { id: 'reading', label: 'Ablesung', href: '#ablesung', current: true },
];

test('marks the current page and closes after a choice', async () => {
  const onClose = jest.fn();
  await renderWithTexts(<Menu items={items} renderLink={plainLink} onClose={onClose} />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Ablesung');
  await userEvent.click(screen.getByRole('link', { name: 'Start' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Escape closes it', async () => {
  const onClose = jest.fn();
  await renderWithTexts(<Menu items={items} renderLink={plainLink} onClose={onClose} />);
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the logout button closes the menu and logs out', async () => {
  const [onClose, onLogOut] = [jest.fn(), jest.fn()];
  const accounts = { entries: [{ id: 'a-1', name: 'Nord' }], onRemove: jest.fn(), onLogOut };
  await renderWithTexts(
    <Menu items={items} accounts={accounts} renderLink={plainLink} onClose={onClose} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onLogOut).toHaveBeenCalledTimes(1);
});
