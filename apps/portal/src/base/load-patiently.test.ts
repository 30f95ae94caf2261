import { loadPatiently } from './load-patiently';

test('what could not be loaded is loaded again each half minute, until it comes', async () => {
  jest.useFakeTimers();
  const load = jest.fn(async () => 'part');
  for (let failures = 0; failures < 3; failures += 1) {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  }
  const loaded = loadPatiently(load);
  await jest.advanceTimersByTimeAsync(29_000);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(61_000);
  await expect(loaded).resolves.toBe('part');
  await jest.advanceTimersByTimeAsync(120_000);
  expect(load).toHaveBeenCalledTimes(4);
});
