import type { Locator, Page } from '@playwright/test';
import { CAMERA } from './code-picture';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the frame of the camera's dialog lies on the picture of the camera. */
export function frameOnPicture(dialog: Locator): Promise<Box> {
  return dialog.locator('video').evaluate(async (video: HTMLVideoElement) => {
    // The frame is there before the camera's first picture.
    if (video.videoWidth === 0) {
      await new Promise((shown) => video.addEventListener('loadedmetadata', shown, { once: true }));
    }
    const seen = video.getBoundingClientRect();
    const frame = video.nextElementSibling?.getBoundingClientRect();
    const [width, height] = [video.videoWidth, video.videoHeight];
    if (frame === undefined) throw new Error('The camera has no frame.');
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

/** How the counter lies before the camera. */
interface Shot {
  readonly kind?: 'drums' | 'display';
  /** So far beside the frame, in pixels. */
  readonly shift?: readonly [right: number, down: number];
  readonly degrees?: number;
  /** The camera stands at the left: by this share the last digit is smaller than the first one. */
  readonly lean?: number;
  /** The light of the camera shines back from this digit. */
  readonly lamp?: number;
}

/** A hand never holds still: one after the other, these are a film of it. */
export const HAND: readonly Shot[] = [
  { shift: [0, 0], degrees: 0, lean: 0.04 },
  { shift: [2, 1], degrees: 0.6, lean: 0.06 },
  { shift: [3, -1], degrees: 1, lean: 0.05 },
  { shift: [1, -2], degrees: 0.3, lean: 0.03 },
  { shift: [-2, -1], degrees: -0.7, lean: 0.05 },
  { shift: [-3, 1], degrees: -1, lean: 0.06 },
];

/** The brightness of each pixel of a picture: a counter in its frame, on a plate; no digits: switched off. */
export async function pictureOfCounter(
  page: Page,
  digits: string,
  frame: Box,
  shot: Shot = {},
): Promise<Buffer> {
  const encoded = await page.evaluate(
    ({ shown, place, size, how }) => {
      const canvas = Object.assign(document.createElement('canvas'), size);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('There is nothing to draw on.');
      const { kind = 'drums', shift: [right, down] = [0, 0], degrees = 0, lean = 0, lamp } = how;
      const isDisplay = kind === 'display';
      const fill = (colour: string, ...box: [number, number, number, number]) => {
        context.fillStyle = colour;
        context.fillRect(...box);
      };
      fill('#a9ada9', 0, 0, size.width, size.height);
      const [midX, midY] = [place.x + place.width / 2, place.y + place.height / 2];
      context.translate(midX + right, midY + down);
      context.rotate((degrees * Math.PI) / 180);
      if (isDisplay)
        fill('#bcc6b4', -place.width / 2, -place.height / 2, place.width, place.height);
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      /** The bars of each digit: top, upper left, upper right, middle, lower left, lower right, bottom. */
      const BARS = ['1110111', '0010010', '1011101', '1011011', '0111010'].concat([
        '1101011',
        '1101111',
        '1010010',
        '1111111',
        '1111011',
      ]);
      const drawBars = (digit: string, width: number) => {
        const [w, h, thick] = [width * 0.52, width * 0.92, width * 0.11];
        const bars: [number, number, number, number][] = [
          [-w / 2 + thick, -h / 2, w - 2 * thick, thick],
          [-w / 2, -h / 2 + thick, thick, h / 2 - thick],
          [w / 2 - thick, -h / 2 + thick, thick, h / 2 - thick],
          [-w / 2 + thick, -thick / 2, w - 2 * thick, thick],
          [-w / 2, thick / 2, thick, h / 2 - thick],
          [w / 2 - thick, thick / 2, thick, h / 2 - thick],
          [-w / 2 + thick, h / 2 - thick, w - 2 * thick, thick],
        ];
        bars.forEach((bar, n) => {
          if (BARS[Number(digit)]?.[n] === '1') fill('#20261f', ...bar);
        });
      };
      // The size of each digit, so that all of them together fill the frame.
      const sizes = [...shown].map((_, n) => 1 - (lean * n) / shown.length);
      const scale = place.width / sizes.reduce((sum, one) => sum + one, 0);
      let left = -place.width / 2;
      [...shown].forEach((digit, n) => {
        const width = (sizes[n] ?? 1) * scale;
        const height = place.height * (sizes[n] ?? 1);
        context.save();
        context.translate(left + width / 2, 0);
        if (isDisplay) drawBars(digit, width);
        else {
          fill('#1d211f', 2 - width / 2, -height / 2, width - 4, height);
          context.font = `500 ${width * 1.15}px sans-serif`;
          context.fillStyle = '#c8cac8';
          context.fillText(digit, 0, width * 0.05);
        }
        if (n === lamp) {
          const glow = context.createRadialGradient(0, 0, width * 0.4, 0, 0, width * 0.75);
          glow.addColorStop(0, 'rgb(255 255 255)');
          glow.addColorStop(1, 'rgb(255 255 255 / 0)');
          context.fillStyle = glow;
          context.fillRect(-width, -width, 2 * width, 2 * width);
        }
        context.restore();
        left += width;
      });
      const { data } = context.getImageData(0, 0, size.width, size.height);
      // As text: a list of 300 000 numbers takes seconds on its way.
      let green = '';
      for (let at = 1; at < data.length; at += 4) green += String.fromCharCode(data[at] ?? 0);
      return btoa(green);
    },
    { shown: digits, place: frame, size: CAMERA, how: shot },
  );
  return Buffer.from(encoded, 'base64');
}
