import { render, screen } from '@testing-library/react';
import { createTexts } from '@ablesbar/i18n';
import { TextsProvider } from '@ablesbar/ui';
import { startedPortal } from '../../app/testing/started-portal';
import { PortalContext } from '../../base/portal';
import { QrLoginDialog } from './QrLoginDialog';

/** A camera that does not answer until the test calls `fail`. */
function slowCamera() {
  let fail = () => {};
  const getUserMedia = () =>
    new Promise((_, reject) => {
      fail = () => reject(new DOMException('', 'NotFoundError'));
    });
  Object.assign(navigator, { mediaDevices: { getUserMedia } });
  return { fail: () => fail() };
}

test("the file input stays the same element when the camera's state changes", async () => {
  const camera = slowCamera();
  const texts = await createTexts({ language: 'de', translations: {} });
  const portal = await startedPortal();
  render(
    <PortalContext value={portal}>
      <TextsProvider texts={texts}>
        <QrLoginDialog open onClose={() => undefined} onToken={async () => undefined} />
      </TextsProvider>
    </PortalContext>,
  );
  const before = document.querySelector('input[type=file]');
  camera.fail();
  expect(await screen.findByText('Keine Kamera gefunden')).toBeVisible();
  expect(before).not.toBeNull();
  expect(document.querySelector('input[type=file]')).toBe(before);
});
