import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../../testing';
import { plainLink } from '../render-link';
import { Menu } from './Menu';

const items = [
  { id: 'home', label: 'Start', href: '#start', current: false },
  { id: 'reading', label: 'Ablesung', href: '#ablesung', current: true },
];

test('marks where one is and closes after a choice', async () => {
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
