import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../../testing';
import { LogOutButton } from './LogOutButton';

test('leads out', async () => {
  const onLogOut = jest.fn();
  await renderWithTexts(<LogOutButton onLogOut={onLogOut} />);
  await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
  expect(onLogOut).toHaveBeenCalledTimes(1);
});

test('says that it is for all', async () => {
  await renderWithTexts(<LogOutButton isForAll onLogOut={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Alle abmelden' })).toBeInTheDocument();
});
