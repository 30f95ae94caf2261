import type { Locator, Page } from '@playwright/test';
import { CAMERA } from './code-picture';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the frame of the camera's dialog lies on the picture of the camera. */
export function frameOnPicture(dialog: Locator): Promise<Box> {
  return dialog.locator('video').evaluate((video: HTMLVideoElement) => {
    const seen = video.getBoundingClientRect();
    const frame = video.nextElementSibling?.getBoundingClientRect() ?? new DOMRect();
    const [width, height] = [video.videoWidth, video.videoHeight];
    // The picture fills its place and is cut at the edges.
    const scale = Math.max(seen.width / width, seen.height / height);
    return {
      x: (frame.x - seen.x + (width * scale - seen.width) / 2) / scale,
      y: (frame.y - seen.y + (height * scale - seen.height) / 2) / scale,
      width: frame.width / scale,
      height: frame.height / scale,
    };
  });
}

/** The brightness of each pixel of a picture: the drums of a counter, in their frame on a plate. */
export async function pictureOfCounter(page: Page, digits: string, frame: Box): Promise<Buffer> {
  const bright = await page.evaluate(
    ({ shown, place, size }) => {
      const canvas = Object.assign(document.createElement('canvas'), size);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('There is nothing to draw on.');
      const fill = (colour: string, ...box: [number, number, number, number]) => {
        context.fillStyle = colour;
        context.fillRect(...box);
      };
      fill('#a9ada9', 0, 0, size.width, size.height);
      const width = place.width / shown.length;
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.font = `500 ${width * 1.15}px sans-serif`;
      [...shown].forEach((digit, n) => {
        const left = place.x + n * width;
        fill('#1d211f', left + 2, place.y, width - 4, place.height);
        context.fillStyle = '#c8cac8';
        context.fillText(digit, left + width / 2, place.y + place.height / 2 + width * 0.05);
      });
      const { data } = context.getImageData(0, 0, size.width, size.height);
      return Array.from({ length: data.length / 4 }, (_, at) => data[at * 4 + 1] ?? 0);
    },
    { shown: digits, place: frame, size: CAMERA },
  );
  return Buffer.from(bright);
}
