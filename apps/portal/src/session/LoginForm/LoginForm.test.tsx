import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { TextsProvider } from '@ablesbar/ui';
import { PortalContext } from '../../base/portal';
import { startedPortal } from '../../app/testing/started-portal';
import type { LoginFailure } from '../../base/session';
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
