import { loadOnce } from './load-once';

test('what has been loaded is not loaded again, also while it comes', async () => {
  const load = jest.fn(async () => ({ name: 'part' }));
  const get = loadOnce(load);
  const [first, second] = await Promise.all([get(), get()]);
  expect(second).toBe(first);
  expect(await get()).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

test('what could not be loaded is loaded again at the next call', async () => {
  const load = jest.fn(async () => 'part');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const get = loadOnce(load);
  await expect(get()).rejects.toThrow('Failed to fetch');
  await expect(get()).resolves.toBe('part');
});
