import { render, screen } from '@testing-library/react';
import { createTexts } from '@ablesbar/i18n';
import { TextsProvider } from '@ablesbar/ui';
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
  render(
    <TextsProvider texts={texts}>
      <QrLoginDialog open onClose={() => undefined} onToken={async () => undefined} />
    </TextsProvider>,
  );
  const before = document.querySelector('input[type=file]');
  camera.fail();
  expect(await screen.findByText('Keine Kamera gefunden')).toBeVisible();
  expect(before).not.toBeNull();
  expect(document.querySelector('input[type=file]')).toBe(before);
});
