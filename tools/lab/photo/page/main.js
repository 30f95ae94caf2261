import { scalePhoto } from '../../../../libs/ui/src/reading/photo-scaling/scale-photo.ts';
import { drawPhoto } from './draw-photo.js';

const WAYS = { ours: scalePhoto, floor: scaleAtFullSize };
let photo;

/** Starts a new worker for each photo, as our code does. */
function scaleAtFullSize(file) {
  const worker = new Worker(new URL('./floor.worker.js', import.meta.url), { type: 'module' });
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = reject;
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}

/** The longest time for which the page's main thread was blocked during `work`. */
async function longestGap(work) {
  let longest = 0;
  let last = performance.now();
  let isOver = false;
  const turn = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setTimeout(turn);
  };
  setTimeout(turn);
  await work();
  isOver = true;
  return longest;
}

window.bench = {
  async prepare(width, height) {
    photo = await drawPhoto(width, height);
    return photo.size;
  },
  async time(way) {
    const start = performance.now();
    const { mimeType, data } = await WAYS[way](photo);
    const ms = performance.now() - start;
    const { width, height } = await createImageBitmap(new Blob([data], { type: mimeType }));
    return { ms, width, height, bytes: data.byteLength };
  },
  gap: (way) => longestGap(() => WAYS[way](photo)),
  /** The same while nothing runs: the share of the machine itself. */
  idleGap: (ms) => longestGap(() => new Promise((resolve) => setTimeout(resolve, ms))),
};
