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

/** How many pixels differ, and a picture of where; null when none does. */
export async function compareSheets({ before, after }) {
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
  const [olds, nows, marks] = [old, now, difference].map(
    ({ data }) => new Uint32Array(data.buffer),
  );
  let count = 0;
  for (let at = 0; at < marks.length; at += 1) {
    const isSame = olds[at] === nows[at];
    if (!isSame) count += 1;
    // Red over a pale copy of what is there now; the bytes stand in the order of alpha, blue, green, red.
    marks[at] = isSame ? (nows[at] & 0x00ffffff) | 0x30000000 : 0xff0000ff;
  }
  if (count === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d').putImageData(difference, 0, 0);
  return { count, picture: canvas.toDataURL('image/webp', 0.8) };
}
