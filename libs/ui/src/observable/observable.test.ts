import { observable } from './observable';

test('a subscriber gets the next value, and nothing after it unsubscribed', () => {
  const seen: number[] = [];
  const value = observable(1);
  const stop = value.subscribe(() => seen.push(value.get()));
  value.set(2);
  stop();
  value.set(3);
  expect([seen, value.get()]).toEqual([[2], 3]);
});
