// The shortest possible code: decodes the whole photo, draws it smaller and encodes it.
const EDGE = 1600;

addEventListener('message', async ({ data: file }) => {
  const bitmap = await createImageBitmap(file);
  const part = Math.min(1, EDGE / Math.max(bitmap.width, bitmap.height));
  const size = [Math.round(bitmap.width * part), Math.round(bitmap.height * part)];
  const canvas = new OffscreenCanvas(...size);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, ...size);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.75 });
  const data = await blob.arrayBuffer();
  postMessage({ mimeType: blob.type, data }, [data]);
});
