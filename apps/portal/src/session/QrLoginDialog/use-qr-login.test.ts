import { act, renderHook } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import { startedPortal } from '../../app/testing/started-portal';
import { PortalContext } from '../../base/portal';
import { useQrLogin } from './use-qr-login';

const LINK = 'https://ablesung.example/m/5f0c7e2a-7d1b-4a57-9a43-7a3f0d1c2b6e';

/** A browser whose own code reader answers late, and an open dialog. */
async function open() {
  const portal = await startedPortal();
  let see: (codes: readonly { readonly rawValue: string }[]) => void = () => undefined;
  const searched = jest.fn();
  class SlowDetector {
    static getSupportedFormats = async () => ['qr_code'];
    detect = () => {
      searched();
      return new Promise((resolve) => (see = resolve));
    };
  }
  Object.assign(window, { BarcodeDetector: SlowDetector });
  Object.assign(globalThis, { createImageBitmap: async () => ({ close: () => undefined }) });
  const onToken = jest.fn(async () => undefined);
  const { result, rerender } = renderHook(({ isOpen }) => useQrLogin(isOpen, onToken), {
    initialProps: { isOpen: true },
    wrapper: ({ children }: PropsWithChildren) =>
      createElement(PortalContext, { value: portal }, children),
  });
  return {
    ...{ result, onToken, searched },
    choose: () => act(async () => void result.current.choose(new File([], 'code.jpg'))),
    close: () => rerender({ isOpen: false }),
    answer: () => act(async () => see([{ rawValue: LINK }])),
  };
}

test('the code on a photo logs in', async () => {
  const { result, onToken, choose, answer } = await open();
  await choose();
  expect(result.current.phase).toBe('reading-photo');
  await answer();
  expect(onToken).toHaveBeenCalledTimes(1);
  expect(result.current.phase).toBe('scanning');
});

test('closed while a photo is read, the dialog forgets it: the next visit begins with the camera', async () => {
  const { result, onToken, choose, close, answer } = await open();
  await choose();
  close();
  expect(result.current.phase).toBe('scanning');
  await answer();
  expect(onToken).not.toHaveBeenCalled();
  expect(result.current.problem).toBeNull();
});

test('a photo that opens after the dialog has closed is not searched, nor one that another replaced', async () => {
  const { choose, close, searched } = await open();
  const photos: (() => void)[] = [];
  const createImageBitmap = () =>
    new Promise((resolve) => photos.push(() => resolve({ close: () => undefined })));
  Object.assign(globalThis, { createImageBitmap });
  await choose();
  await choose();
  await act(async () => photos[0]?.());
  expect(searched).not.toHaveBeenCalled();
  close();
  await act(async () => photos[1]?.());
  expect(searched).not.toHaveBeenCalled();
});
