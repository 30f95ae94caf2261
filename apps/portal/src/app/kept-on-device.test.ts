import { keptOnDevice } from './kept-on-device';

test.each(keptOnDevice)('$place names what it holds and when that ends', (kept) => {
  expect(kept.place).toMatch(/^ablesbar[-/]|^cookie of the server: /);
  expect(kept.holds).toMatch(/\w{3}/);
  expect(kept.clearedOn).toMatch(/\w{3}/);
});

test('no place is named twice', () => {
  const places = keptOnDevice.map(({ place }) => place);
  expect(new Set(places).size).toBe(places.length);
});
