import { act, renderHook } from '@testing-library/react';
import { useQrLogin } from './use-qr-login';

const LINK = 'https://ablesung.example/m/5f0c7e2a-7d1b-4a57-9a43-7a3f0d1c2b6e';

/** A browser whose own code reader answers late, and an open dialog. */
function open() {
  let see: (codes: readonly { readonly rawValue: string }[]) => void = () => undefined;
  class SlowDetector {
    static getSupportedFormats = async () => ['qr_code'];
    detect = () => new Promise((resolve) => (see = resolve));
  }
  Object.assign(window, { BarcodeDetector: SlowDetector });
  Object.assign(globalThis, { createImageBitmap: async () => ({ close: () => undefined }) });
  const onToken = jest.fn(async () => undefined);
  const { result, rerender } = renderHook(({ isOpen }) => useQrLogin(isOpen, onToken), {
    initialProps: { isOpen: true },
  });
  const choosing = act(async () => void result.current.choose(new File([], 'code.jpg')));
  return {
    result,
    onToken,
    choosing,
    close: () => rerender({ isOpen: false }),
    answer: () => act(async () => see([{ rawValue: LINK }])),
  };
}

test('the code on a photo logs in', async () => {
  const { result, onToken, choosing, answer } = open();
  await choosing;
  expect(result.current.phase).toBe('reading-photo');
  await answer();
  expect(onToken).toHaveBeenCalledTimes(1);
  expect(result.current.phase).toBe('scanning');
});

test('closed while a photo is read, the dialog forgets it: the next visit begins with the camera', async () => {
  const { result, onToken, choosing, close, answer } = open();
  await choosing;
  close();
  expect(result.current.phase).toBe('scanning');
  await answer();
  expect(onToken).not.toHaveBeenCalled();
  expect(result.current.problem).toBeNull();
});
