import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PortalContext } from '../../base/portal';
import { portalAround } from '../testing/portal-around';
import { QrLogin } from './QrLogin';

const press = () => userEvent.click(screen.getByRole('button', { name: 'QR-Code scannen' }));

async function open(isFailureDialogOpen: boolean, complete = async () => {}) {
  const { portal, wrapper: Wrapper } = await portalAround({ state: { isFailureDialogOpen } });
  const texts = { ...portal.texts, complete };
  render(
    <Wrapper>
      <PortalContext value={{ ...portal, texts }}>
        <QrLogin onToken={async () => undefined} />
      </PortalContext>
    </Wrapper>,
  );
  await press();
}

test('the first press opens the scanner', async () => {
  await open(false);
  expect(await screen.findByRole('dialog', { name: 'QR-Code scannen' })).toBeVisible();
});

test('the scanner does not cover the dialog about a failed login', async () => {
  await open(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without a connection an alert says that the scanner cannot be loaded', async () => {
  await open(false, () => Promise.reject(new Error('offline')));
  expect(await screen.findByRole('alert')).toHaveTextContent('Kein Internet');
});
