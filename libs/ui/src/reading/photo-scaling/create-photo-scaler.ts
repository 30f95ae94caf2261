import type { Scaled } from './scaled-photo';

/** What is used of a worker. */
export type PhotoWorker = Pick<Worker, 'onmessage' | 'onerror' | 'postMessage' | 'terminate'>;

const failed: Scaled = { refusal: 'failed' };
const isUnreadable = (answer: Scaled) => 'refusal' in answer && answer.refusal === 'unreadable';

/** Nobody waits longer for a photo, and no reading is held up by one. */
const PATIENCE_MS = 30_000;

/**
 * One photo after the other, so that only one is ever decoded in memory, and beside the screen where the
 * browser can. Nothing that goes wrong here is thrown: it is an answer like the others.
 */
export function createPhotoScaler({
  startWorker,
  scaleHere,
}: {
  /** Null, or an error, where this browser or this page has no worker for it. */
  readonly startWorker: () => PhotoWorker | null;
  readonly scaleHere: (file: Blob) => Promise<Scaled>;
}): (file: Blob) => Promise<Scaled> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let worker: PhotoWorker | null = null;
  const stop = () => {
    worker?.terminate();
    worker = null;
  };

  const scale = async (file: Blob): Promise<Scaled> => {
    worker ??= started(startWorker);
    const answer = worker && (await answerOf(worker, file));
    if (answer === 'broken' || answer === 'too-slow') stop();
    if (answer === 'too-slow') return failed;
    if (answer === null || answer === 'broken') return scaleHere(file).catch(() => failed);
    // An element on the page may read a kind of picture (HEIC) that this browser's workers do not.
    return isUnreadable(answer) ? scaleHere(file).catch(() => answer) : answer;
  };

  return (file) => {
    waiting += 1;
    const answer = last
      .then(() => scale(file))
      .finally(() => {
        waiting -= 1;
        // It gives back the memory of the largest photo only with its end.
        if (waiting === 0) stop();
      });
    last = answer;
    return answer;
  };
}

function started(startWorker: () => PhotoWorker | null): PhotoWorker | null {
  try {
    return startWorker();
  } catch {
    // Embedded in a page of another origin, whose workers must not come from ours.
    return null;
  }
}

function answerOf(worker: PhotoWorker, file: Blob): Promise<Scaled | 'broken' | 'too-slow'> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('too-slow'), PATIENCE_MS);
    const end = (answer: Scaled | 'broken') => {
      clearTimeout(timer);
      resolve(answer);
    };
    worker.onmessage = ({ data }: MessageEvent<Scaled>) => end(data);
    worker.onerror = () => end('broken');
    worker.postMessage(file);
  });
}
