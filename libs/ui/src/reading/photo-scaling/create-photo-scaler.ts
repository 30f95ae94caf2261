import type { Scaled } from './scaled-photo';

/** The part of a worker that is used here. */
export type PhotoWorker = Pick<Worker, 'onmessage' | 'onerror' | 'postMessage' | 'terminate'>;

const failed: Scaled = { refusal: 'failed' };
const isUnreadable = (answer: Scaled) => 'refusal' in answer && answer.refusal === 'unreadable';

/** A photo that takes longer has failed, so that no reading waits for it. */
const PATIENCE_MS = 30_000;
/** A worker that has not even begun is taken for broken: the page scales the photo itself. */
const BEGIN_MS = 5000;

/**
 * Scales one photo after the other, so that only one decoded photo is in memory. It uses a worker if the
 * browser can. A failure is never thrown: it is an answer like the others.
 */
export function createPhotoScaler({
  startWorker,
  scaleHere,
}: {
  /** Returns null or throws if this browser or this page cannot start the worker. */
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

  const inPage = (file: Blob) => Promise.race([scaleHere(file), tooSlow()]);

  const scale = async (file: Blob): Promise<Scaled> => {
    worker ??= started(startWorker);
    const answer = worker && (await answerOf(worker, file));
    if (answer === 'broken' || answer === 'too-slow') stop();
    if (answer === 'too-slow') return failed;
    if (answer === null || answer === 'broken') return inPage(file).catch(() => failed);
    // An element on the page may read a format (HEIC) that this browser's workers cannot read.
    return isUnreadable(answer) ? inPage(file).catch(() => answer) : answer;
  };

  return (file) => {
    waiting += 1;
    const answer = last
      .then(() => scale(file))
      .finally(() => {
        waiting -= 1;
        // A worker releases the memory of its largest photo only when it ends.
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
    // We are embedded in a page of another origin, which must not start a worker from our origin.
    return null;
  }
}

function tooSlow(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The photo took too long.')), PATIENCE_MS);
  });
}

function answerOf(worker: PhotoWorker, file: Blob): Promise<Scaled | 'broken' | 'too-slow'> {
  return new Promise((resolve) => {
    let timer = setTimeout(() => resolve('broken'), BEGIN_MS);
    const begin = () => {
      clearTimeout(timer);
      timer = setTimeout(() => resolve('too-slow'), PATIENCE_MS);
    };
    const end = (answer: Scaled | 'broken') => {
      clearTimeout(timer);
      resolve(answer);
    };
    worker.onmessage = ({ data }: MessageEvent<Scaled | 'begun'>) =>
      data === 'begun' ? begin() : end(data);
    worker.onerror = () => end('broken');
    worker.postMessage(file);
  });
}
