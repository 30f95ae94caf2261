/** Random numbers that are the same in every run. */
function chances(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/**
 * Draws a picture with as much detail as a photo. A JPEG of flat areas would be too easy to decode.
 */
export async function drawPhoto(width, height) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  const chance = chances(48);
  context.fillStyle = '#5a625d';
  context.fillRect(0, 0, width, height);
  for (let n = 0; n < 60_000; n += 1) {
    const light = Math.floor(60 + chance() * 150);
    context.fillStyle = `rgb(${light} ${light + 8} ${light - 8} / 0.6)`;
    context.fillRect(chance() * width, chance() * height, 4 + chance() * 90, 2 + chance() * 60);
  }
  context.font = `${height / 8}px sans-serif`;
  context.fillStyle = '#eef1ef';
  context.fillText('048213,4', width / 6, height / 2);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}
