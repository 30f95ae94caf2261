import { act, screen } from '@testing-library/react';
import { createFakeClock } from '@ablesbar/offline-queue/testing';
import { renderWithTexts } from '@ablesbar/ui/testing';
import { startedPortal } from '../app/testing/started-portal';
import { Loading, LoadingText } from './loading';
import { PortalContext } from './portal';

test.each([
  { says: 'screen', Part: Loading },
  { says: 'part of a screen', Part: () => <LoadingText text="jobs_loading_text" /> },
])('a $says that loads for 5 s says that it takes longer than usual', async ({ Part }) => {
  const clock = createFakeClock();
  const portal = await startedPortal();
  const ports = { ...portal.ports, after: clock.after };
  await renderWithTexts(
    <PortalContext value={{ ...portal, ports }}>
      <Part />
    </PortalContext>,
  );
  const status = screen.getByRole('status');
  expect(status).not.toHaveTextContent('länger als sonst');
  await act(() => clock.elapse(5000));
  expect(status).toHaveTextContent('Das dauert länger als sonst.');
});
