import { createPhotoScaler, type PhotoWorker } from './create-photo-scaler';
import type { PhotoRefusal, Scaled } from './scaled-photo';

const file = (name: string) => new Blob([name]);
const photo = (size: number): Scaled => ({ mimeType: 'image/jpeg', data: new ArrayBuffer(size) });

function aWorker() {
  const worker: PhotoWorker = {
    onmessage: null,
    onerror: null,
    postMessage: jest.fn(),
    terminate: jest.fn(),
  };
  const answer = (scaled: Scaled | 'begun') => {
    Reflect.apply(worker.onmessage ?? jest.fn(), worker, [{ data: scaled }]);
  };
  const fail = () => {
    Reflect.apply(worker.onerror ?? jest.fn(), worker, [new Event('error')]);
  };
  return { worker, answer, fail };
}

const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

function setUp(workers: readonly (PhotoWorker | null)[], here: Scaled | null = photo(9)) {
  const left = [...workers];
  const startWorker = jest.fn(() => left.shift() ?? null);
  const scaleHere = jest.fn(async () => here ?? Promise.reject(new Error('not loaded')));
  return { scale: createPhotoScaler({ startWorker, scaleHere }), startWorker, scaleHere };
}

test('three at once are decoded one after the other, in one worker that ends with the last', async () => {
  const { worker, answer } = aWorker();
  const { scale, startWorker } = setUp([worker]);
  const files = ['a', 'b', 'c'].map(file);
  const scaled = Promise.all(files.map(scale));
  for (const [index, sent] of files.entries()) {
    await settle();
    expect(worker.postMessage).toHaveBeenCalledTimes(index + 1);
    expect(worker.postMessage).toHaveBeenLastCalledWith(sent);
    expect(worker.terminate).not.toHaveBeenCalled();
    answer(photo(index));
  }
  expect(await scaled).toEqual([photo(0), photo(1), photo(2)]);
  expect(startWorker).toHaveBeenCalledTimes(1);
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

test('the next photo after a pause gets a new worker', async () => {
  const [first, second] = [aWorker(), aWorker()];
  const { scale } = setUp([first.worker, second.worker]);
  const one = scale(file('a'));
  await settle();
  first.answer(photo(1));
  await one;
  const two = scale(file('b'));
  await settle();
  second.answer({ refusal: 'too-large' });
  expect(await two).toEqual({ refusal: 'too-large' });
});

test.each<{ says: string; refusal: PhotoRefusal; here: Scaled | null; end: Scaled; tried: number }>(
  [
    {
      says: 'a kind that only the page reads',
      refusal: 'unreadable',
      here: photo(9),
      end: photo(9),
      tried: 1,
    },
    {
      says: 'a kind that the page cannot read either',
      refusal: 'unreadable',
      here: { refusal: 'unreadable' },
      end: { refusal: 'unreadable' },
      tried: 1,
    },
    {
      says: 'what the page has nothing for',
      refusal: 'unreadable',
      here: null,
      end: { refusal: 'unreadable' },
      tried: 1,
    },
    {
      says: 'a file that is too large',
      refusal: 'too-large',
      here: photo(9),
      end: { refusal: 'too-large' },
      tried: 0,
    },
    {
      says: 'what came to nothing',
      refusal: 'failed',
      here: photo(9),
      end: { refusal: 'failed' },
      tried: 0,
    },
  ],
)('$says is tried here $tried times', async ({ refusal, here, end, tried }) => {
  const { worker, answer } = aWorker();
  const { scale, scaleHere } = setUp([worker], here);
  const scaled = scale(file('a'));
  await settle();
  answer({ refusal });
  expect(await scaled).toEqual(end);
  expect(scaleHere).toHaveBeenCalledTimes(tried);
});

test('without a worker it is done here', async () => {
  const { scale, scaleHere } = setUp([null]);
  expect(await scale(file('a'))).toEqual(photo(9));
  expect(scaleHere).toHaveBeenCalledTimes(1);
});

test('a page that forbids the worker gets its photos all the same', async () => {
  const scale = createPhotoScaler({
    startWorker: () => {
      throw new DOMException('', 'SecurityError');
    },
    scaleHere: async () => photo(9),
  });
  expect(await scale(file('a'))).toEqual(photo(9));
});

test('a broken worker loses no photo and is not used again', async () => {
  const [first, second] = [aWorker(), aWorker()];
  const { scale } = setUp([first.worker, second.worker]);
  const both = Promise.all([scale(file('a')), scale(file('b'))]);
  await settle();
  first.fail();
  await settle();
  expect(first.worker.terminate).toHaveBeenCalledTimes(1);
  second.answer(photo(2));
  expect(await both).toEqual([photo(9), photo(2)]);
});

test('a failure in the page too is returned instead of thrown', async () => {
  const scale = createPhotoScaler({
    startWorker: () => null,
    scaleHere: () => Promise.reject(new Error('not loaded')),
  });
  expect(await scale(file('a'))).toEqual({ refusal: 'failed' });
});

describe('a photo that is never ready', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([
    { says: 'is waited for', after: 29_999, ended: 0 },
    { says: 'is given up', after: 30_000, ended: 1 },
  ])('$says after $after ms', async ({ after, ended }) => {
    const { worker, answer } = aWorker();
    const { scale, scaleHere } = setUp([worker]);
    const told = jest.fn();
    void scale(file('a')).then(told);
    await jest.advanceTimersByTimeAsync(0);
    answer('begun');
    await jest.advanceTimersByTimeAsync(after);
    expect(worker.terminate).toHaveBeenCalledTimes(ended);
    expect(told.mock.calls).toEqual(ended === 1 ? [[{ refusal: 'failed' }]] : []);
    expect(scaleHere).not.toHaveBeenCalled();
  });

  test('is given up after 30 s on the page too', async () => {
    const scaleHere = () => new Promise<Scaled>(() => undefined);
    const scaled = createPhotoScaler({ startWorker: () => null, scaleHere })(file('a'));
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await scaled).toEqual({ refusal: 'failed' });
  });

  test('a worker that has not begun after 5 s is replaced by the page', async () => {
    const { worker } = aWorker();
    const { scale } = setUp([worker]);
    const scaled = scale(file('a'));
    await jest.advanceTimersByTimeAsync(4_999);
    expect(worker.terminate).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await scaled).toEqual(photo(9));
    expect(worker.terminate).toHaveBeenCalled();
  });
});
