import { sendMany } from './send-many';

test.each([
  { says: 'each in its turn', stopAfter: 9, ends: ['1 sent', '2 sent', '3 sent'] },
  {
    says: 'stopped: what is under way ends, the rest stays',
    stopAfter: 2,
    ends: ['1 sent', '2 sent'],
  },
  { says: 'stopped before it began', stopAfter: 0, ends: [] },
])('$says', async ({ stopAfter, ends }) => {
  const seen: string[] = [];
  let underWay = 0;
  const send = async () => {
    underWay += 1;
    expect(underWay).toBe(1);
    await Promise.resolve();
    underWay -= 1;
    return 'sent';
  };
  await sendMany([1, 2, 3], send, {
    onEnd: (item, end) => seen.push(`${item} ${end}`),
    isStopped: () => seen.length >= stopAfter,
  });
  expect(seen).toEqual(ends);
});
