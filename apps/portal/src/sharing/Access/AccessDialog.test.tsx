import { act, fireEvent, screen, within } from '@testing-library/react';
import { aJob } from '@ablesbar/domain/testing';
import { aLogin, showSharing } from '../testing/show-sharing';
import { AccessDialog } from './AccessDialog';

const access = { accountId: 'a-1', name: 'Haus 1', login: aLogin('haus-1'), jobs: [aJob()] };
const show = () => showSharing(<AccessDialog access={access} onClose={() => undefined} />);

test('an access shows the address of the portal, its login and a QR code', async () => {
  await show();
  const web = within(screen.getByRole('region', { name: 'Anmeldung im Browser' }));
  const rows = web
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(rows).toEqual([
    ['Adresse', window.location.origin],
    ['Benutzername', 'haus-1'],
    ['Passwort', 'p'],
  ]);
  expect(web.getByRole('img', { name: 'QR-Code mit dem Link' })).toBeInTheDocument();
});

test('a copied link says so for two seconds', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  jest.useFakeTimers();
  await show();
  // Inside act the effect that starts the two seconds has run, however slow the machine is.
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Link kopieren' })));
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/m/t-haus-1`);
  const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(status().join('')).toMatch(/Zwischenablage/);
  act(() => void jest.advanceTimersByTime(1900));
  expect(status().join('')).toMatch(/Zwischenablage/);
  act(() => void jest.advanceTimersByTime(200));
  expect(status().join('')).toBe('');
  jest.useRealTimers();
});
