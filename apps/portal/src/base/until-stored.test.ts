import { StorageProblem } from '@ablesbar/offline-queue';
import { createFakeClock } from '@ablesbar/offline-queue/testing';
import { nullIfBroken, untilStored } from './until-stored';

test('repeats the work every 5 s until the storage answers', async () => {
  const { after, elapse } = createFakeClock();
  const work = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new StorageProblem('storage-unavailable'))
    .mockRejectedValueOnce(new StorageProblem('storage-full'))
    .mockResolvedValue('there');
  const done = untilStored(work, after);
  await elapse(5000);
  expect(work).toHaveBeenCalledTimes(2);
  await elapse(5000);
  expect(await done).toBe('there');
  expect(work).toHaveBeenCalledTimes(3);
});

test('a bug is not repeated', async () => {
  const work = jest.fn().mockRejectedValue(new TypeError('bug'));
  await expect(untilStored(work, () => () => undefined)).rejects.toThrow('bug');
  expect(work).toHaveBeenCalledTimes(1);
});

test('an entry that the browser cannot read is null', () => {
  expect(nullIfBroken(new DOMException('broken', 'DataError'))).toBeNull();
});

test.each([new StorageProblem('storage-unavailable'), new Error('no answer')])(
  'a storage that gives no answer stays a failure: %s',
  (error) => {
    expect(() => nullIfBroken(error)).toThrow(error);
  },
);
