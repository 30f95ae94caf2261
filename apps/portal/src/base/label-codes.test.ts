import { addMissingWindowApis } from '../app/testing/add-missing-window-apis';
import { keepReader } from './label-codes';

beforeEach(addMissingWindowApis);
afterEach(() => jest.restoreAllMocks());

const arrives = () => Promise.resolve();
const fails = () => Promise.reject(new Error('no network'));

/** A reader that loads as `ways` say in turn; closing one that has no answer fails its load. */
function keeping(...ways: readonly (() => Promise<void>)[]) {
  const left = [...ways];
  const seen: string[] = [];
  const limits = new Set<() => void>();
  const keep = keepReader(() => {
    let close = () => {};
    const closed = new Promise<never>((_, reject) => {
      close = () => reject(new Error('closed'));
    });
    seen.push('load');
    return {
      load: () => Promise.race([left.shift()?.() ?? closed, closed]),
      close() {
        seen.push('close');
        close();
      },
    };
  });
  const after = (_: number, action: () => void) => {
    limits.add(action);
    return () => void limits.delete(action);
  };
  return { keep: () => keep(after), seen, limits };
}

test('a second round loads nothing again, and the worker has ended', async () => {
  const { keep, seen, limits } = keeping(arrives);
  await Promise.all([keep(), keep()]);
  await keep();
  expect(seen).toEqual(['load', 'close']);
  expect(limits.size).toBe(0);
});

test('after a failure the next round loads again', async () => {
  const { keep, seen } = keeping(fails, arrives);
  await keep();
  await keep();
  await keep();
  expect(seen).toEqual(['load', 'close', 'load', 'close']);
});

test('what never answers is ended, and the next round loads again', async () => {
  const never = () => new Promise<void>(() => undefined);
  const { keep, seen, limits } = keeping(never, arrives);
  const first = keep();
  for (const end of limits) end();
  await first;
  expect(seen).toEqual(['load', 'close', 'close']);
  await keep();
  expect(seen.slice(3)).toEqual(['load', 'close']);
});

test('where nobody can scan, nothing is loaded', async () => {
  const chromeOfIos =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1';
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(chromeOfIos);
  const { keep, seen } = keeping(arrives);
  await keep();
  expect(seen).toEqual([]);
});
