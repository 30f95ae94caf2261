import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { portalAround } from '../testing/portal-around';
import { LoginLinkScreen } from './LoginLinkScreen';

async function open(around: Parameters<typeof portalAround>[0]) {
  const parts = await portalAround({ pathname: '/m', ...around });
  render(<LoginLinkScreen />, { wrapper: parts.wrapper });
  return parts;
}
const retry = () => screen.queryByRole('button', { name: 'Erneut versuchen' });

test('the screen says that the link is being checked', async () => {
  const { address } = await open({ state: { isLoggingIn: true }, linkToken: 'token' });
  expect(screen.getByRole('heading')).toHaveTextContent('Anmeldung wird geprüft...');
  expect(address.replace).not.toHaveBeenCalled();
});

test.each([
  { says: 'to the readings', state: {}, goes: ['/ablesung', 'by-link'] },
  {
    says: "to the sub-access of one's own",
    state: { viewed: { accountId: 'a-1', childAccountId: 'c-1' } },
    goes: ['/management/account/a-1/c-1', null],
  },
])('a good link leads $says', async ({ state, goes }) => {
  const { address } = await open({ state, linkToken: 'token' });
  expect(address.replace).toHaveBeenCalledWith(...goes);
});

test('a failure that the link did not cause can be tried again', async () => {
  const { session } = await open({ state: { failure: 'offline' }, linkToken: 'token' });
  expect(screen.getByText('Kein Internet')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  const again = retry();
  if (again === null) throw new Error('It cannot be tried again.');
  await userEvent.click(again);
  expect(session.logInWithLink).toHaveBeenCalledWith('token');
});

test.each([
  { says: 'a link that is not good', failure: 'link', linkToken: 'token' },
  { says: 'a page that was loaded anew, whose link is gone', failure: 'offline', linkToken: null },
] as const)('$says cannot be tried again', async ({ failure, linkToken }) => {
  await open({ state: { failure }, linkToken });
  expect(retry()).toBeNull();
});

test('a dialog reports an invalid link, says what to do and leads to the start', async () => {
  const { address } = await open({ state: { failure: 'link' }, linkToken: 'token' });
  const dialog = screen.getByRole('dialog', { name: 'Zugang ungültig oder abgelaufen' });
  expect(dialog).toHaveTextContent(/Link aus Ihrem neuesten Brief.*Benutzername und Passwort/);
  expect(dialog).toHaveTextContent('die Daten Ihrer Ablesekarte noch nicht übertragen');
  await userEvent.click(await screen.findByRole('button', { name: 'Schließen' }));
  expect(dialog).toBeInTheDocument();
  expect(address.replace).toHaveBeenCalledWith('/');
});
