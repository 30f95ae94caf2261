import { act, fireEvent, screen } from '@testing-library/react';
import { choosePhoto, seeingBrowser } from '../../camera/testing/seeing-browser';
import { renderWithTexts } from '../../testing';
import { LabelScanner } from './LabelScanner';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Opens the scanner in a browser that `without` makes worse. */
async function opened(isResting = false, without = () => {}, startWorker?: () => Worker) {
  const browser = seeingBrowser();
  without();
  const [onCodes, onAnew] = [jest.fn(), jest.fn()];
  const { unmount } = await act(() =>
    renderWithTexts(
      <LabelScanner
        isResting={isResting}
        codes={startWorker ? { ...browser.codes, startWorker } : browser.codes}
        after={(ms, action) => {
          const timer = setTimeout(action, ms);
          return () => clearTimeout(timer);
        }}
        onCodes={onCodes}
        onAnew={onAnew}
        onClose={jest.fn()}
      >
        {null}
      </LabelScanner>,
    ),
  );
  return { ...browser, onCodes, onAnew, unmount };
}

test('tells all codes of a label, and the camera stops with the dialog', async () => {
  const { show, onCodes, track, unmount } = await opened();
  expect(screen.getByText('Kamera läuft. Es wird nichts gespeichert.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Licht' })).toBeVisible();
  await show(['4711', '1EMH0012345678']);
  expect(onCodes).toHaveBeenCalledWith(['1EMH0012345678', '4711'], false);
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  expect(track.stop).toHaveBeenCalled();
});

test('the camera rests while a question is open', async () => {
  const { show, onCodes } = await opened(true);
  await show(['12345678']);
  expect(onCodes).not.toHaveBeenCalled();
  expect(screen.queryByText('Kamera läuft. Es wird nichts gespeichert.')).toBeNull();
});

test.each([
  { name: 'NotAllowedError', says: 'Die Kamera ist gesperrt', retries: 1 },
  { name: 'NotReadableError', says: 'Die Kamera lässt sich nicht öffnen', retries: 1 },
  { name: 'NotFoundError', says: 'Keine Kamera gefunden', retries: 0 },
])('without a picture: $says', async ({ name, says, retries }) => {
  const getUserMedia = () => Promise.reject(new DOMException('', name));
  await opened(false, () => Object.assign(navigator, { mediaDevices: { getUserMedia } }));
  expect(screen.getByText(says)).toBeVisible();
  expect(screen.getByText(/[Ww]ählen Sie ein Foto des Codes/)).toBeVisible();
  const buttons = screen.queryAllByRole('button', { name: 'Erneut versuchen' });
  expect(buttons).toHaveLength(retries);
  // The button goes while the camera starts.
  for (const button of buttons) await act(async () => fireEvent.click(button));
  expect(screen.getByRole('heading', { name: 'Zähler scannen' })).toHaveFocus();
});

/** jsdom draws no picture that it could get. */
const idleWorker = (): Worker => {
  const events = { onmessage: null, onmessageerror: null, onerror: null };
  const nothing = () => undefined;
  return Object.assign(new EventTarget(), { ...events, postMessage: nothing, terminate: nothing });
};

test.each([
  {
    says: 'its codes are told',
    bitmap: true,
    codes: ['4711'],
    told: [[['4711'], true]],
    words: null,
  },
  {
    says: 'without a code it says so',
    bitmap: true,
    codes: [],
    told: [],
    words: 'Auf diesem Bild ist kein Code zu erkennen',
  },
  {
    says: 'no picture says so',
    bitmap: false,
    codes: [],
    told: [],
    words: 'Diese Datei ist kein Bild',
  },
])('without a camera, a photo can be chosen: $says', async ({ bitmap, codes, told, words }) => {
  const { show, onCodes } = await opened(
    false,
    () => {
      const createImageBitmap = async () => {
        if (!bitmap) throw new Error();
        return { close: () => undefined };
      };
      Object.assign(globalThis, { createImageBitmap });
      Object.assign(navigator, { mediaDevices: undefined });
    },
    idleWorker,
  );
  expect(screen.getByText(/Wählen Sie ein Foto des Codes am Zähler/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Bild wählen' })).toBeVisible();
  choosePhoto();
  await show(codes);
  expect(onCodes.mock.calls).toEqual(told);
  const said = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  expect(said).toEqual(words === null ? [] : [expect.stringContaining(words)]);
});

/** A browser that opens every photo, and whose camera answers in this way. */
const photosAndCamera = (getUserMedia: () => Promise<object>) => () => {
  Object.assign(globalThis, { createImageBitmap: async () => ({ close: () => undefined }) });
  Object.assign(navigator, { mediaDevices: { getUserMedia } });
};

test('a photo counts though the file dialog has hidden the page', async () => {
  const denied = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  const { show, onCodes } = await opened(false, photosAndCamera(denied));
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  seen.mockRestore();
  expect(screen.getByText('Kamera wird gestartet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Bild wählen' })).toBeVisible();
  choosePhoto();
  await show(['4711']);
  expect(onCodes.mock.calls).toEqual([[['4711'], true]]);
});

test('a photo counts though the camera has answered meanwhile', async () => {
  let answer: (stream: object) => void = () => undefined;
  const late = () => new Promise<object>((resolve) => (answer = resolve));
  const { show, onCodes, track } = await opened(false, photosAndCamera(late));
  await show([], 25);
  expect(screen.getByText('Die Kamera antwortet nicht')).toBeVisible();
  expect(screen.getByText(/wählen Sie ein Foto des Codes/)).toBeVisible();
  const tracks = () => [track];
  await act(async () => answer({ getVideoTracks: tracks, getTracks: tracks }));
  expect(screen.getByText('Kamera läuft. Es wird nichts gespeichert.')).toBeVisible();
  choosePhoto();
  await show(['4711']);
  expect(onCodes).toHaveBeenCalledWith(['4711'], true);
});

test.each([
  { says: 'is started again', starts: true, tries: 1 },
  { says: 'answers by itself', starts: false, tries: 0 },
])('what a photo lacked is said until the camera $says', async ({ starts, tries }) => {
  let answer: (stream: object) => void = () => undefined;
  const late = () => new Promise<object>((resolve) => (answer = resolve));
  const { show, onAnew, track } = await opened(false, photosAndCamera(late), idleWorker);
  await show([], 25);
  choosePhoto();
  await show([]);
  expect(onAnew).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Auf diesem Bild ist kein Code zu erkennen');
  if (starts) fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  else {
    const tracks = () => [track];
    await act(async () => answer({ getVideoTracks: tracks, getTracks: tracks }));
  }
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onAnew).toHaveBeenCalledTimes(1 + tries);
});

/** A scanner without a camera whose photos open when the test says so. */
async function openedWithPhotos() {
  const photos: (() => void)[] = [];
  const startWorker = jest.fn(idleWorker);
  const scanner = await opened(
    false,
    () => {
      const createImageBitmap = () =>
        new Promise((resolve) => photos.push(() => resolve({ close: () => undefined })));
      Object.assign(globalThis, { createImageBitmap });
      Object.assign(navigator, { mediaDevices: undefined });
    },
    startWorker,
  );
  return { ...scanner, startWorker, open: (at: number) => photos[at]?.() };
}

test('of two chosen photos, only the later one counts', async () => {
  const { show, onCodes, open } = await openedWithPhotos();
  choosePhoto();
  choosePhoto();
  open(0);
  await show(['4711']);
  expect(onCodes).not.toHaveBeenCalled();
  expect(screen.getByText('Das Bild wird gelesen')).toBeVisible();
  open(1);
  await show(['4712']);
  expect(onCodes.mock.calls).toEqual([[['4712'], true]]);
});

test('a photo that opens after the dialog has closed starts no worker', async () => {
  const { show, startWorker, onCodes, open, unmount } = await openedWithPhotos();
  choosePhoto();
  unmount();
  open(0);
  await show([]);
  expect(startWorker).not.toHaveBeenCalled();
  expect(onCodes).not.toHaveBeenCalled();
});

test('says that the reader cannot be loaded', async () => {
  const { show } = await opened(false, () => Object.assign(window, { BarcodeDetector: undefined }));
  await show([]);
  expect(screen.getByRole('alert')).toHaveTextContent('Codes können gerade nicht gelesen werden');
});

/** Never says which formats it knows. */
function SilentDetector() {
  return undefined;
}
SilentDetector.getSupportedFormats = () => new Promise<string[]>(() => undefined);

test('says that the reader is loading, and not for ever', async () => {
  const { show } = await opened(false, () =>
    Object.assign(window, { BarcodeDetector: SilentDetector }),
  );
  await show([], 4);
  expect(screen.getByText('Kamera läuft. Es wird nichts gespeichert.')).toBeVisible();
  await show([], 2);
  expect(screen.getByText('Der Scanner wird geladen')).toBeVisible();
  await show([], 45);
  // A slow phone may well be online.
  expect(screen.getByRole('alert')).toHaveTextContent('Das Lesen dauert ungewöhnlich lange');
  expect(screen.getByRole('alert')).not.toHaveTextContent('Internet');
});

test('the secret of a reading card is not told', async () => {
  const { show, onCodes } = await opened();
  await show(['https://ablesung.example/m/AB12345678']);
  expect(onCodes).toHaveBeenCalledWith([], false);
});
