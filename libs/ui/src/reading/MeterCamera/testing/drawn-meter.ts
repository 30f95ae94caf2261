/** A drawn meter with this counter, as the picture of a camera. */
export function drawnMeter(whole: string, decimals: string, light = 1): Promise<MediaStream> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 720, height: 1280 });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Nothing can be drawn here.');
  const fill = (colour: string, ...box: [number, number, number, number]) => {
    context.fillStyle = colour;
    context.fillRect(...box);
  };
  fill('#77807b', 0, 0, 720, 1280);
  fill('#d5dad6', 20, 240, 680, 700);
  const digits = [...whole, ...decimals];
  const width = 660 / digits.length;
  const height = width * 1.6;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `500 ${width * 0.95}px sans-serif`;
  digits.forEach((digit, n) => {
    const left = 30 + n * width;
    fill(n < whole.length ? '#191d1b' : '#b01a1e', left, 640 - height / 2, width - 3, height);
    context.fillStyle = '#f2f4f3';
    context.fillText(digit, left + width / 2, 645);
  });
  fill(`rgb(0 0 0 / ${1 - light})`, 0, 0, 720, 1280);
  return Promise.resolve(canvas.captureStream());
}
