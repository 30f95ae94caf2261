import type { ReactNode } from 'react';
import { act, screen } from '@testing-library/react';
import { createFakeClock } from '@ablesbar/offline-queue/testing';
import { renderWithTexts } from '@ablesbar/ui/testing';
import { startedPortal } from '../app/testing/started-portal';
import { Loading, LoadingText, SlowCall } from './loading';
import { PortalContext } from './portal';

async function setUp() {
  const clock = createFakeClock();
  const portal = await startedPortal();
  const value = { ...portal, ports: { ...portal.ports, after: clock.after } };
  const around = (part: ReactNode) => <PortalContext value={value}>{part}</PortalContext>;
  return { clock, around };
}

test.each([
  { says: 'screen', Part: Loading },
  { says: 'part of a screen', Part: () => <LoadingText text="jobs_loading_text" /> },
])('a $says that loads for 5 s says that it takes longer than usual', async ({ Part }) => {
  const { clock, around } = await setUp();
  await renderWithTexts(around(<Part />));
  const status = screen.getByRole('status');
  expect(status).not.toHaveTextContent('länger als sonst');
  await act(() => clock.elapse(5000));
  expect(status).toHaveTextContent('Das dauert länger als sonst.');
});

test('a call that takes 5 s says so until it ends, and the next one begins anew', async () => {
  const { clock, around } = await setUp();
  const { rerender } = await renderWithTexts(around(<SlowCall isWaiting={false} />));
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  rerender(around(<SlowCall isWaiting />));
  expect(status).toBeEmptyDOMElement();
  await act(() => clock.elapse(5000));
  expect(status).toHaveTextContent('Das dauert länger als sonst.');
  rerender(around(<SlowCall isWaiting={false} />));
  expect(status).toBeEmptyDOMElement();
  rerender(around(<SlowCall isWaiting />));
  expect(status).toBeEmptyDOMElement();
});
