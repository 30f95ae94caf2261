import { observable } from './observable';

test('whoever listens is told of the next value, and not after that', () => {
  const seen: number[] = [];
  const value = observable(1);
  const stop = value.subscribe(() => seen.push(value.get()));
  value.set(2);
  stop();
  value.set(3);
  expect([seen, value.get()]).toEqual([[2], 3]);
});
