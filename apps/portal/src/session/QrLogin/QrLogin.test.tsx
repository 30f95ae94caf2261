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

test('the scanner comes with the first press', async () => {
  await open(false);
  expect(await screen.findByRole('dialog', { name: 'QR-Code scannen' })).toBeVisible();
});

test('it does not stand over the dialog that says why a login failed', async () => {
  await open(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without a connection it cannot be loaded, and that is said', async () => {
  await open(false, () => Promise.reject(new Error('offline')));
  expect(await screen.findByRole('alert')).toHaveTextContent('Kein Internet');
});
