/**
 * The functions here run in a browser, which gets them as text. They draw sheets and compare them.
 */

const GAP = 16;
const GROUND = '#808080';
const QUALITY = 0.4;

/**
 * Draws all pictures of a story on one sheet and returns it as the data URL of a WebP. The same
 * pixels give the same bytes.
 */
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
 * Sometimes a browser draws the edge of a line slightly lighter, and WebP spreads that. Two runs of
 * the same build differ in at most 6 pixels by more than 48 of 255, and mostly in 160 by more than
 * 16. If a letter changes, some hundred pixels differ.
 */
export const tolerance = { noise: 16, noisyPixels: 2000, plain: 48, plainPixels: 20 };

/** The number of different pixels and a picture that marks them. Null if both look the same. */
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
    // Red on a pale copy of the new picture.
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
