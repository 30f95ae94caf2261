import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { PortalContext } from './portal';
import { renderLink } from './PortalLink';
import { startedPortal } from '../app/testing/started-portal';

/** Clicks a link to /help; returns the target and whether the browser follows the link itself. */
async function clicked(
  init: MouseEventInit,
  onClick?: (event: { preventDefault(): void }) => void,
) {
  const portal = await startedPortal();
  const push = jest.fn();
  render(
    <PortalContext value={{ ...portal, address: { ...portal.address, push } }}>
      <div onClickCapture={onClick}>
        {renderLink({ href: '/help', className: 'x', children: 'Hilfe' })}
      </div>
    </PortalContext>,
  );
  const link = screen.getByRole('link', { name: 'Hilfe' });
  expect(link).toHaveAttribute('href', '/help');
  const event = createEvent.click(link, { button: 0, cancelable: true, ...init });
  fireEvent(link, event);
  return { goes: push.mock.calls.map(([to]: unknown[]) => to), isTaken: event.defaultPrevented };
}

test('a click navigates within the portal', async () => {
  expect(await clicked({})).toEqual({ goes: ['/help'], isTaken: true });
});

test.each([
  { says: 'with the middle button', init: { button: 1 } },
  { says: 'with Ctrl', init: { ctrlKey: true } },
  { says: 'with Command', init: { metaKey: true } },
  { says: 'with Shift', init: { shiftKey: true } },
  { says: 'with Alt', init: { altKey: true } },
])('the browser handles a click $says', async ({ init }) => {
  expect(await clicked(init)).toEqual({ goes: [], isTaken: false });
});

test('a click that another handler has prevented does not navigate', async () => {
  const { goes } = await clicked({}, (event) => event.preventDefault());
  expect(goes).toEqual([]);
});
