import { createReload } from './reload';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const never = () => new Promise<void>(() => {});

test('the page reloads once, after running work has ended and the drafts are saved', async () => {
  const steps: string[] = [];
  const reload = createReload(() => steps.push('reload'));
  reload.before(async () => void steps.push('save'));
  let send = () => {};
  const sending = reload.during(new Promise<void>((resolve) => (send = resolve)));
  void reload.now();
  void reload.now();
  await jest.advanceTimersByTimeAsync(9_999);
  expect(steps).toEqual([]);
  send();
  await sending;
  await jest.advanceTimersByTimeAsync(0);
  expect(steps).toEqual(['save', 'reload']);
});

test.each([
  { says: 'work that does not end', works: [never()], saves: [], ms: 10_000 },
  { says: 'a disk that does not answer', works: [], saves: [never], ms: 10_000 },
])('the reload waits at most 10 s for $says', async ({ works, saves, ms }) => {
  const reloadPage = jest.fn();
  const reload = createReload(reloadPage);
  works.forEach((work) => void reload.during(work));
  saves.forEach((save) => reload.before(save));
  void reload.now();
  await jest.advanceTimersByTimeAsync(ms - 1);
  expect(reloadPage).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('failed work does not prevent the reload, and its caller gets the error', async () => {
  const reloadPage = jest.fn();
  const reload = createReload(reloadPage);
  await expect(reload.during(Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  reload.before(() => Promise.reject(new Error('disk full')));
  await reload.now();
  expect(reloadPage).toHaveBeenCalledTimes(1);
});
