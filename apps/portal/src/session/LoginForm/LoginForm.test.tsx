import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { TextsProvider } from '@ablesbar/ui';
import { startedPortal } from '../../app/testing/started-portal';
import { PortalContext } from '../../base/portal';
import type { LoginFailure } from '../../base/session';
import { portalAround } from '../testing/portal-around';
import { LoginForm } from './LoginForm';

test.each([
  { failure: 'offline', says: 'Kein Internet' },
  { failure: 'too-often', says: 'Zu viele Versuche' },
  { failure: 'unreachable', says: 'Der Versorger antwortet nicht' },
] as const)('$failure is said where a screen reader already listens', async ({ failure, says }) => {
  const portal = await startedPortal();
  const form = (now: LoginFailure | null) => {
    const state = { ...portal.session.state(), failure: now };
    return (
      <PortalContext value={{ ...portal, session: { ...portal.session, state: () => state } }}>
        <TextsProvider texts={portal.texts}>
          <MemoryRouter>
            <LoginForm />
          </MemoryRouter>
        </TextsProvider>
      </PortalContext>
    );
  };
  const { rerender } = render(form(null));
  const regions = screen.getAllByRole('status');
  rerender(form(failure));
  const words = regions.map(({ textContent }) => textContent).join();
  expect(words).toContain(says);
});

const user = () => screen.getByRole('textbox', { name: 'Benutzername' });
const password = () => screen.getByLabelText('Passwort');
const submit = () => screen.getByRole('button', { name: /^(Anmelden|Wird angemeldet)$/ });
const tooShort = /mindestens 5 Zeichen/;

async function open(around: Parameters<typeof portalAround>[0] = {}) {
  const parts = await portalAround(around);
  render(<LoginForm />, { wrapper: parts.wrapper });
  return parts;
}

test('the form sends the entries, clears the password and keeps the name', async () => {
  const { session, address } = await open();
  await userEvent.type(user(), 'demo-kunde');
  await userEvent.type(password(), 'geheim');
  await userEvent.click(submit());
  expect(session.logIn.mock.calls).toEqual([[{ username: 'demo-kunde', password: 'geheim' }]]);
  expect(password()).toHaveValue('');
  expect(user()).toHaveValue('demo-kunde');
  await waitFor(() => expect(address.replace).toHaveBeenCalledWith('/'));
});

test('a refused login stays on the form', async () => {
  const { session, address } = await open();
  session.logIn.mockResolvedValue(false);
  await userEvent.type(user(), 'demo-kunde');
  await userEvent.type(password(), 'geheim{Enter}');
  await waitFor(() => expect(session.logIn).toHaveBeenCalledTimes(1));
  expect(address.replace).not.toHaveBeenCalled();
});

test.each(['credentials', 'offline', 'unreachable'] as const)(
  'after a failure (%s) with the button the focus is on the emptied password',
  async (failure) => {
    const { session } = await open({ state: { failure } });
    session.logIn.mockResolvedValue(false);
    await userEvent.type(user(), 'demo-kunde');
    await userEvent.type(password(), 'geheim');
    await userEvent.click(submit());
    expect(submit()).toBeDisabled();
    expect(password()).toHaveFocus();
  },
);

test('a failure does not take the focus from the place where the user has gone', async () => {
  const { session } = await open();
  let answer = (_isIn: boolean) => {};
  session.logIn.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await userEvent.type(user(), 'demo-kunde');
  await userEvent.type(password(), 'geheim');
  await userEvent.click(submit());
  await userEvent.click(user());
  await act(async () => answer(false));
  expect(user()).toHaveFocus();
});

test.each([
  { says: 'the first refusal stands at the field', refusals: 1, offers: 0 },
  { says: 'the second also offers what else may be the matter', refusals: 2, offers: 1 },
])('$says', async ({ refusals, offers }) => {
  const { session } = await open({ state: { failure: 'credentials', refusals } });
  expect(password()).toHaveAccessibleDescription(/noch einmal ein\..* O und 0\./);
  const others = screen.queryAllByRole('button', { name: 'Klappt es nicht?' });
  expect(others).toHaveLength(offers);
  for (const other of others) await userEvent.click(other);
  expect(session.openFailureDialog).toHaveBeenCalledTimes(offers);
  await userEvent.type(password(), 'g');
  expect(password()).not.toHaveAccessibleDescription(/O und 0/);
});

test('an incomplete login is not sent, and is reported as too short when the typing pauses', async () => {
  const { session } = await open();
  await userEvent.type(user(), 'demo-kunde');
  await userEvent.tab();
  expect(screen.queryByText(tooShort)).toBeNull();
  await userEvent.type(password(), 'ge');
  expect(screen.queryByText(tooShort)).toBeNull();
  await userEvent.tab();
  expect(screen.getByText(tooShort)).toBeVisible();
  await userEvent.type(password(), 'h');
  expect(screen.queryByText(tooShort)).toBeNull();
  expect(submit()).toBeDisabled();
  fireEvent.submit(user());
  expect(session.logIn).not.toHaveBeenCalled();
});

test('a running login is not sent a second time', async () => {
  const { session } = await open({ state: { isLoggingIn: true } });
  expect(submit()).toHaveTextContent('Wird angemeldet');
  fireEvent.change(user(), { target: { value: 'demo-kunde' } });
  fireEvent.change(password(), { target: { value: 'geheim' } });
  fireEvent.submit(user());
  expect(session.logIn).not.toHaveBeenCalled();
});
