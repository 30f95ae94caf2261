import type { Page } from '@playwright/test';
import type { PhotoFile } from '../screens/photo-fields';
import { bytesOf } from './photos';

/** Metadata that a phone adds to a photo and that the portal must not send. */
export const SECRET = 'Kamera von Hannelore';

const ASCII = 2;
const SHORT = 3;
const entry = (tag: number, type: number, count: number, value: number) => {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16BE(tag, 0);
  bytes.writeUInt16BE(type, 2);
  bytes.writeUInt32BE(count, 4);
  if (type === SHORT) bytes.writeUInt16BE(value, 8);
  else bytes.writeUInt32BE(value, 8);
  return bytes;
};

/** Metadata with the camera's name and a rotation by 90° to the right. */
function exif(): Buffer {
  const text = Buffer.from(`${SECRET}\0`);
  const afterEntries = 8 + 2 + 2 * 12 + 4;
  const tiff = Buffer.concat([
    Buffer.from('MM\0*\0\0\0\x08\0\x02', 'latin1'),
    entry(0x010f, ASCII, text.length, afterEntries),
    entry(0x0112, SHORT, 1, 6),
    Buffer.alloc(4),
    text,
  ]);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** A photo on its side, with red on the left and blue on the right. Upright, the red is on top. */
export async function takePhonePhoto(page: Page): Promise<PhotoFile> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2400, height: 1800 });
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('There is nothing to draw on.');
    context.fillStyle = '#f00';
    context.fillRect(0, 0, 1200, 1800);
    context.fillStyle = '#00f';
    context.fillRect(1200, 0, 1200, 1800);
    return canvas.toDataURL('image/jpeg', 0.95);
  });
  const picture = bytesOf(address);
  const buffer = Buffer.concat([picture.subarray(0, 2), exif(), picture.subarray(2)]);
  return { name: 'keller.jpg', mimeType: 'image/jpeg', buffer };
}

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly above: readonly number[];
  readonly below: readonly number[];
}

/** The size of a picture and its colours near the top and the bottom. */
export function inspectPicture(page: Page, base64: string): Promise<Picture> {
  return page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    const { width, height } = picture;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (context === null) throw new Error('There is nothing to draw on.');
    context.drawImage(picture, 0, 0);
    const at = (y: number) => [...context.getImageData(width / 2, y, 1, 1).data];
    return { width, height, above: at(20), below: at(height - 20) };
  }, base64);
}
