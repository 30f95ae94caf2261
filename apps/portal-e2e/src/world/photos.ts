import type { Page } from '@playwright/test';
import type { PhotoFile } from '../screens/photo-fields';

/** Photos of nothing but noise: about 400 kB each, and no two alike. */
export async function takePhotos(page: Page, count: number): Promise<readonly PhotoFile[]> {
  const pictures = await page.evaluate(async (wanted) => {
    const canvas = new OffscreenCanvas(900, 700);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('There is nothing to draw on.');
    const taken: number[][] = [];
    for (let photo = 0; photo < wanted; photo += 1) {
      const picture = context.createImageData(canvas.width, canvas.height);
      let noise = photo + 1;
      for (let at = 0; at < picture.data.length; at += 1) {
        noise = (Math.imul(noise, 1103515245) + 12345) >>> 0;
        picture.data[at] = at % 4 === 3 ? 255 : noise >>> 24;
      }
      context.putImageData(picture, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.75 });
      taken.push([...new Uint8Array(await blob.arrayBuffer())]);
    }
    return taken;
  }, count);
  return pictures.map((bytes, n) => ({
    name: `zaehler-${n + 1}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(bytes),
  }));
}
