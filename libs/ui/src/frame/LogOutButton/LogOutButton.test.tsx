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

test.each([
  { says: 'one', unsent: 1, name: /Abmelden\s*1 Ablesung noch nicht gesendet/ },
  { says: 'several', unsent: 3, name: /Abmelden\s*3 Ablesungen noch nicht gesendet/ },
  { says: 'nothing where nothing waits', unsent: 0, name: 'Abmelden' },
])('says what is still on the device: $says', async ({ unsent, name }) => {
  await renderWithTexts(<LogOutButton unsent={unsent} onLogOut={() => undefined} />);
  expect(screen.getByRole('button', { name })).toBeInTheDocument();
});

test('says that it is for all', async () => {
  await renderWithTexts(<LogOutButton isForAll onLogOut={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Alle abmelden' })).toBeInTheDocument();
});
