import type { Page } from '@playwright/test';
import type { PhotoFile } from '../screens/photo-fields';

/** The content of an address of the form data:image/jpeg;base64,… */
export const bytesOf = (address: string) =>
  Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');

/** Photos of random noise: about 400 kB each, and all different. */
export async function takePhotos(page: Page, count: number): Promise<readonly PhotoFile[]> {
  const pictures = await page.evaluate((wanted) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 700 });
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('There is nothing to draw on.');
    const taken: string[] = [];
    for (let photo = 0; photo < wanted; photo += 1) {
      const picture = context.createImageData(canvas.width, canvas.height);
      let noise = photo + 1;
      for (let at = 0; at < picture.data.length; at += 1) {
        noise = (Math.imul(noise, 1103515245) + 12345) >>> 0;
        picture.data[at] = at % 4 === 3 ? 255 : noise >>> 24;
      }
      context.putImageData(picture, 0, 0);
      taken.push(canvas.toDataURL('image/jpeg', 0.75));
    }
    return taken;
  }, count);
  return pictures.map((address, n) => ({
    name: `zaehler-${n + 1}.jpg`,
    mimeType: 'image/jpeg',
    buffer: bytesOf(address),
  }));
}
