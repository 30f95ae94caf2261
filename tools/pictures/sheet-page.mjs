/** What runs in the browser that lays out sheets and compares them; everything here is sent there as text. */

const GAP = 16;
const GROUND = '#808080';
const QUALITY = 0.4;

/** All pictures of a story on one sheet, as data URL of a WebP: the same pixels always become the same bytes. */
export async function drawSheet({ pictures, gap, ground, quality }) {
  const placed = await Promise.all(
    pictures.map(async ({ url, scale }) => {
      const bitmap = await createImageBitmap(await (await fetch(url)).blob());
      return { bitmap, width: bitmap.width * scale, height: bitmap.height * scale };
    }),
  );
  const canvas = document.createElement('canvas');
  canvas.width = placed.reduce((sum, { width }) => sum + width + gap, gap);
  canvas.height = Math.max(...placed.map(({ height }) => height)) + 2 * gap;
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  let x = gap;
  for (const { bitmap, width, height } of placed) {
    context.drawImage(bitmap, x, gap, width, height);
    x += width + gap;
  }
  return canvas.toDataURL('image/webp', quality);
}

export const drawing = { gap: GAP, ground: GROUND, quality: QUALITY };

/**
 * A browser draws the edge of a line a shade lighter now and then, and WebP spreads that. Measured on two runs
 * of the same build: at most 6 pixels differ by more than 48 of 255, and mostly 160 by more than 16. A letter
 * that is another one has some hundred.
 */
export const tolerance = { noise: 16, noisyPixels: 2000, plain: 48, plainPixels: 20 };

/** How many pixels differ, and a picture of where; null when the two look the same. */
export async function compareSheets({ before, after, noise, noisyPixels, plain, plainPixels }) {
  const [one, other] = await Promise.all(
    [before, after].map(async (url) => createImageBitmap(await (await fetch(url)).blob())),
  );
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const pixelsOf = (bitmap) => {
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, width, height);
  };
  const [old, now] = [pixelsOf(one), pixelsOf(other)];
  const difference = new ImageData(width, height);
  let count = 0;
  let plainly = 0;
  for (let at = 0; at < old.data.length; at += 4) {
    const [red, green, blue] = [0, 1, 2].map((n) => Math.abs(old.data[at + n] - now.data[at + n]));
    const distance = Math.max(red, green, blue);
    if (distance > noise) count += 1;
    if (distance > plain) plainly += 1;
    // Red over a pale copy of what is there now.
    difference.data.set(
      distance > noise ? [255, 0, 0, 255] : [...now.data.subarray(at, at + 3), 48],
      at,
    );
  }
  if (plainly <= plainPixels && count <= noisyPixels) return null;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d').putImageData(difference, 0, 0);
  return { count, picture: canvas.toDataURL('image/webp', 0.8) };
}
