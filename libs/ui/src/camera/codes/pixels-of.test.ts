import { type Picture, pixelsOf } from './pixels-of';

/** A canvas that records what is drawn on it, because jsdom draws nothing. */
function aCanvas({ canDraw = true } = {}) {
  const drawImage = jest.fn();
  const getImageData = jest.fn((_x: number, _y: number, width: number, height: number) => ({
    data: [width, height],
  }));
  const getContext = jest.fn(() => (canDraw ? { drawImage, getImageData } : null));
  const canvas = Object.assign(document.createElement('canvas'), { getContext });
  const create = document.createElement.bind(document);
  jest
    .spyOn(document, 'createElement')
    .mockImplementation((name: string) => (name === 'canvas' ? canvas : create(name)));
  return { canvas, drawImage, getContext };
}

afterEach(() => jest.restoreAllMocks());

const bitmap = (width: number, height: number): ImageBitmap => ({
  width,
  height,
  close: () => undefined,
});

function video(width: number, height: number): HTMLVideoElement {
  const sizes = { videoWidth: { value: width }, videoHeight: { value: height } };
  // The video is displayed at another size.
  return Object.defineProperties(
    Object.assign(document.createElement('video'), { width: 5, height: 5 }),
    sizes,
  );
}

test.each([
  {
    says: 'that is smaller than required keeps its size',
    picture: bitmap(300, 200),
    is: [300, 200],
  },
  {
    says: 'of exactly the required length keeps its size',
    picture: bitmap(640, 200),
    is: [640, 200],
  },
  { says: 'in landscape gets the required width', picture: bitmap(1280, 960), is: [640, 480] },
  { says: 'in portrait gets the required height', picture: bitmap(961, 1280), is: [481, 640] },
  { says: 'of a camera is scaled from its own size', picture: video(1280, 720), is: [640, 360] },
])('a picture $says', ({ picture, is: [width, height] }) => {
  const { canvas, drawImage, getContext } = aCanvas();
  expect(pixelsOf(picture, 640)).toEqual({ data: [width, height], width, height });
  expect([canvas.width, canvas.height]).toEqual([width, height]);
  expect(drawImage).toHaveBeenCalledWith(picture, 0, 0, width, height);
  // Without this option, each read would fetch the pixels from the graphics card.
  expect(getContext).toHaveBeenCalledWith('2d', { willReadFrequently: true });
});

test.each<{ says: string; picture: Picture }>([
  { says: 'a camera that has just been opened', picture: video(0, 0) },
  { says: 'a picture without height', picture: bitmap(640, 0) },
  { says: 'a picture without width', picture: bitmap(0, 480) },
])('$says has no pixels', ({ picture }) => {
  const { drawImage } = aCanvas();
  expect(pixelsOf(picture, 640)).toBeNull();
  expect(drawImage).not.toHaveBeenCalled();
});

test('there are no pixels if the browser cannot draw', () => {
  aCanvas({ canDraw: false });
  expect(pixelsOf(bitmap(640, 480), 640)).toBeNull();
});
