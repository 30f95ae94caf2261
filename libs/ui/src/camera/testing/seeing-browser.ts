import { act, fireEvent } from '@testing-library/react';

/**
 * A browser with a camera whose own code reader sees these texts, one entry for each picture. jsdom
 * has neither.
 */
export function seeingBrowser() {
  const track = Object.assign(new EventTarget(), {
    stop: jest.fn(),
    getSettings: () => ({ facingMode: 'environment' }),
    getCapabilities: () => ({ torch: true }),
    applyConstraints: async () => undefined,
  });
  const stream = { getVideoTracks: () => [track], getTracks: () => [track] };
  const mediaDevices = Object.assign(new EventTarget(), {
    getUserMedia: async () => stream,
    enumerateDevices: async () => [{ kind: 'videoinput' }],
  });
  Object.assign(navigator, { mediaDevices });
  Object.defineProperty(HTMLMediaElement.prototype, 'readyState', { get: () => 4 });
  let seen: readonly string[] = [];
  const formats = ['qr_code', 'data_matrix', 'code_128', 'code_39'];
  class Detector {
    static getSupportedFormats = async () => formats;
    detect = async () => seen.map((rawValue) => ({ rawValue }));
  }
  Object.assign(window, { BarcodeDetector: Detector, matchMedia: () => ({ matches: false }) });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  return {
    track,
    codes: { formats, frameSize: 1280, startWorker: neverStarted },
    /** Shows codes to the camera for so many pictures. */
    show: async (texts: readonly string[], pictures = 1) => {
      seen = texts;
      await act(() => jest.advanceTimersByTimeAsync(200 * pictures));
      seen = [];
    },
  };
}

/** Chooses a photo in the scanner's dialog; what is on it is shown next. */
export function choosePhoto(): void {
  const input = document.querySelector('input[type=file]');
  if (input === null) throw new Error('No photo can be chosen.');
  fireEvent.change(input, { target: { files: [new File(['x'], 'etikett.jpg')] } });
}

function neverStarted(): Worker {
  throw new Error("The browser's own reader works.");
}
