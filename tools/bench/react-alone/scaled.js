const LONGEST = 1600;

/** The picture as a JPEG of at most 1600 pixels. */
export async function scaled(file) {
  const bitmap = await createImageBitmap(file);
  const factor = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width * factor;
  canvas.height = bitmap.height * factor;
  canvas.getContext('2d').drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.75);
}
